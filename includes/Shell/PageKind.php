<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * The kinds of things at the portal's paths.
 */
enum PageKind {
	case Page;
	case Mentor;
	case StaticMentor;
	case Event;
	case Story;
	case Conversation;
	case Survey;
	case Plan;
	case Nowhere;
}

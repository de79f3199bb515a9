<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * What is counted beside people. A mentorship that is over has one of the three kinds of CLOSED.
 */
enum FactKind: string {
	case Opened       = 'opened';
	case Ended        = 'ended';
	case Unanswered   = 'unanswered';
	/** Declined or withdrawn. */
	case Dropped      = 'dropped';
	/** Of a meeting that was held. */
	case Minutes      = 'minutes';
	case FounderScore = 'founder_score';
	case MentorScore  = 'mentor_score';

	/** Kinds of a mentorship. */
	public const CLOSED = array( self::Ended, self::Unanswered, self::Dropped );
}

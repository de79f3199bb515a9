<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * What becomes of a record; the values are the names of the counts.
 */
enum Outcome: string {
	case Added   = 'new';
	case Changed = 'changed';
	case Same    = 'same';
	case Refused = 'refused';
}

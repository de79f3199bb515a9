<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

/**
 * Where a meeting stands (docs/contract.md#meetings).
 */
enum MeetingState: string {
	case Proposed    = 'proposed';
	case Agreed      = 'agreed';
	case Declined    = 'declined';
	case Cancelled   = 'cancelled';
	case Held        = 'held';
	case NotHeld     = 'not_held';
	case Unclear     = 'unclear';
	case Unconfirmed = 'unconfirmed';

	/**
	 * States in which both may say whether it took place.
	 *
	 * @return non-empty-list<self>
	 */
	public static function spoken_about(): array {
		return array( self::Agreed, self::Held, self::NotHeld, self::Unclear, self::Unconfirmed );
	}
}

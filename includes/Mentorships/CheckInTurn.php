<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Identity\Side;

/**
 * That a side of a mentorship is to be asked how it goes.
 */
final readonly class CheckInTurn {

	/** @param int $day Of CheckInDays. */
	public function __construct( public int $mentorship_id, public Side $side, public int $day ) {}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * What the two of a mentorship have held together, and when they meet next.
 */
final readonly class PairMeetings {

	/**
	 * @param int         $held    How many.
	 * @param int         $minutes In all.
	 * @param int         $next_id 0 for none.
	 * @param string|null $next_at As stored, in UTC.
	 */
	public function __construct( public int $held = 0, public int $minutes = 0, public int $next_id = 0, public ?string $next_at = null, public int $next_minutes = 0 ) {}
}

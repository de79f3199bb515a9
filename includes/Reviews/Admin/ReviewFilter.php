<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Reviews\ReviewState;

/**
 * Which reviews staff want to see; null, 0 and '' for all.
 */
final readonly class ReviewFilter {

	/**
	 * @param int    $stars  1 to 5, rounded.
	 * @param string $search Part of the author's or the mentor's name.
	 */
	private function __construct( public ?ReviewState $state, public int $stars, public string $search ) {}

	/** @param array<string, string> $asked Of StaffList::asked(). */
	public static function of( array $asked ): self {
		$stars = (int) ( $asked['stars'] ?? 0 );
		return new self( ReviewState::tryFrom( $asked['state'] ?? '' ), $stars >= 1 && $stars <= 5 ? $stars : 0, $asked['s'] ?? '' );
	}
}

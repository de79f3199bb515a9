<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * A page of a list.
 */
final readonly class MentorList {

	/**
	 * @param list<MentorCard> $cards
	 * @param string           $seed The day whose order it has.
	 */
	public function __construct( public array $cards, public int $total, public string $seed ) {}
}

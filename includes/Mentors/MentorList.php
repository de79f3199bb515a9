<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * A page of a list.
 */
final readonly class MentorList {

	/**
	 * @param list<MentorCard> $cards
	 * @param string           $seed         The day whose order it has.
	 * @param string           $keyword_used What the mentors were found by: the keyword, or its words without their endings.
	 * @param list<string>     $towns        Where all visible mentors are.
	 */
	public function __construct( public array $cards, public int $total, public string $seed, public string $keyword_used, public array $towns ) {}
}

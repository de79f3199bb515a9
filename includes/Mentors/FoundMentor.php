<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * One of the mentors who fit best, and why.
 */
final readonly class FoundMentor {

	/**
	 * @param list<int> $field_ids Fields that were asked for and are the mentor's.
	 * @param bool      $has_words Whether a word that was asked for begins one of the profile's.
	 */
	public function __construct( public MentorCard $card, public array $field_ids, public bool $has_words, public bool $is_near, public bool $is_quick ) {}
}

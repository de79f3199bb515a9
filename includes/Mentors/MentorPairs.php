<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What mentors need to know of the mentorships that they have. Times are UTC, as MySQL writes them.
 */
interface MentorPairs {

	/**
	 * Columns of a statement: `open_count`, and `answers`, the number of first answers since a time, a colon, and their seconds with commas;
	 * the list may be cut.
	 *
	 * @param string $mentor_id As SQL.
	 */
	public function columns( string $mentor_id, string $since ): string;

	/**
	 * The seconds in the middle of a mentor's first answers since a time.
	 *
	 * @param int $answers How many there are, one at least.
	 */
	public function median( int $mentor_id, string $since, int $answers ): float;

	/** Open mentorships of each mentor who has any: `mentor_id`, `number`. */
	public function select_open(): UnionPart;

	/**
	 * `mentor_id` of those whose middle first answer since a time took so many seconds at most.
	 *
	 * @param int $answers Of fewer answers nothing is said.
	 */
	public function select_quick( string $since, int $answers, int $seconds ): UnionPart;

	/**
	 * `mentor_id` of those whom a person does not ask anew: with an open mentorship, asked since a time, or blocked by the person; and the person.
	 * Who blocks the person is not among them: nobody is told.
	 */
	public function select_taken( int $person_id, string $since ): UnionPart;
}

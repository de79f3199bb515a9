<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

/**
 * Mentors whom staff suggested to a founder.
 */
final readonly class Suggestion {

	/**
	 * @param list<int> $mentor_ids In the order in which staff named them.
	 * @param string    $created_at UTC `yyyy-MM-dd HH:mm:ss`.
	 */
	public function __construct( public int $id, public array $mentor_ids, public string $note, public string $created_at ) {}
}

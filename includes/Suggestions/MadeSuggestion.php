<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Identity\Participant;

/**
 * A suggestion as staff and the founder's export see it: who made it, and what became of it.
 */
final readonly class MadeSuggestion {

	/**
	 * @param Participant|null  $author    Null where the account is gone.
	 * @param list<Participant> $mentors   Without those who were erased.
	 * @param string            $created_at UTC `yyyy-MM-dd HH:mm:ss`.
	 * @param string|null       $closed_at  Likewise; null while it is open.
	 */
	private function __construct( public int $id, public ?Participant $author, public array $mentors, public string $note, public string $created_at, public ?string $closed_at ) {}

	/**
	 * @param list<array<string, string|null>> $rows Of SuggestionRepository::all_of().
	 * @return list<self>
	 */
	public static function each( array $rows ): array {
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['id'] ][] = $row;
		}
		return array_map( self::of( ... ), array_values( $found ) );
	}

	/** @param non-empty-list<array<string, string|null>> $rows One for each mentor. */
	private static function of( array $rows ): self {
		$first   = $rows[0];
		$mentors = array_filter( $rows, static fn ( array $row ): bool => null !== $row['mentor_id'] );
		return new self(
			(int) $first['id'],
			null === $first['author_name'] ? null : new Participant( (int) $first['author_id'], $first['author_name'] ),
			array_map( static fn ( array $row ): Participant => new Participant( (int) $row['mentor_id'], $row['mentor_name'] ), array_values( $mentors ) ),
			(string) $first['note'],
			(string) $first['created_at'],
			$first['closed_at']
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\TextFold;

/**
 * What someone looks for in a mentor.
 */
final readonly class Wish {

	/** Shorter words count for nothing. */
	private const MIN_LETTERS = 3;

	/**
	 * @param list<int>    $field_ids Fields that exist.
	 * @param list<string> $words     Folded, each once.
	 * @param string       $town_key  See MentorSource::town_key(); '' is none.
	 */
	private function __construct( public array $field_ids, public array $words, public string $town_key ) {}

	/**
	 * @param list<int>         $field_ids Unknown ones count for nothing.
	 * @param array<int, Field> $fields    All by id.
	 */
	public static function of( array $field_ids, string $words, string $town, array $fields ): self {
		return new self(
			array_values( array_intersect( array_unique( $field_ids ), array_keys( $fields ) ) ),
			array_values( array_filter( Keyword::of( $words )->words, static fn ( string $word ): bool => strlen( $word ) >= self::MIN_LETTERS ) ),
			MentorSource::town_key( $town )
		);
	}
}

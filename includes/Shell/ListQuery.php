<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * What the query of an address asks of a list.
 */
final readonly class ListQuery {

	/** Parameters that show a part of a list: such pages are for people, not for search engines. */
	private const FILTERS = array( 'sritis', 'miestas', 'laikotarpis' );

	public function __construct(
		/** Whether it asks for a part of a list. */
		public bool $filtered = false,
		/** Page of a list, from 1. */
		public int $number = 1
	) {}

	/** @param array<mixed> $query $_GET. */
	public static function of( array $query ): self {
		$number = $query['puslapis'] ?? '1';
		return new self(
			array() !== array_intersect_key( $query, array_flip( self::FILTERS ) ),
			// What is no page number of ours leads nowhere.
			is_string( $number ) && 1 === preg_match( '~^[1-9]\d{0,5}$~D', $number ) ? (int) $number : 0
		);
	}
}

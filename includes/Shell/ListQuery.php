<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * What the query of an address asks of a list.
 */
final readonly class ListQuery {

	/** Parameters that show a part of a list: such pages are for people, not for search engines. */
	private const FILTERS = array( self::TAGS, self::KEYWORD, self::TOWN, 'laikotarpis' );

	/** Slugs with commas, and words: as src/features/mentors/hooks/use-mentor-filter.ts writes them. */
	public const TAGS    = 'sritis';
	public const KEYWORD = 'paieska';
	public const TOWN    = 'miestas';

	/** @param list<string> $tags Slugs of fields, sorted. */
	public function __construct(
		/** Whether it asks for a part of a list. */
		public bool $filtered = false,
		/** Page of a list, from 1. */
		public int $number = 1,
		public array $tags = array(),
		public string $keyword = '',
		public string $town = ''
	) {}

	/** @param array<mixed> $query $_GET. */
	public static function of( array $query ): self {
		$number = $query['puslapis'] ?? '1';
		return new self(
			array() !== array_intersect_key( $query, array_flip( self::FILTERS ) ),
			// What is no page number of ours leads nowhere.
			is_string( $number ) && 1 === preg_match( '~^[1-9]\d{0,5}$~D', $number ) ? (int) $number : 0,
			self::slugs( $query[ self::TAGS ] ?? '' ),
			is_string( $query[ self::KEYWORD ] ?? null ) ? wp_unslash( $query[ self::KEYWORD ] ) : '',
			is_string( $query[ self::TOWN ] ?? null ) ? wp_unslash( $query[ self::TOWN ] ) : ''
		);
	}

	/** @return list<string> */
	private static function slugs( mixed $text ): array {
		$slugs = is_string( $text ) ? array_unique( array_filter( explode( ',', wp_unslash( $text ) ), static fn ( string $slug ): bool => '' !== $slug ) ) : array();
		sort( $slugs, SORT_STRING );
		return $slugs;
	}

	/**
	 * What a list of mentors is asked for, as the app names it.
	 *
	 * @return array<string, int|string|list<string>>
	 */
	public function mentors(): array {
		$is_whole = array() === $this->tags && '' === $this->keyword && '' === $this->town;
		return array( 'page' => 0 )
			+ ( $is_whole ? array() : array( 'tax' => $this->tags, 'keyword' => $this->keyword ) )
			+ ( '' === $this->town ? array() : array( self::TOWN => $this->town ) );
	}
}

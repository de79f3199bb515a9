<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;

/**
 * What other modules may ask about mentors.
 */
final readonly class MentorDirectory {

	public function __construct(
		private MentorSourceRepository $sources,
		private MentorRepository $mentors,
		private Settings $settings,
		private ListSegments $lists,
		private FieldRepository $fields,
		private Clock $clock
	) {}

	/** A dynamic mentor as someone who may be written to. One query. */
	public function contactable( int $mentor_id ): MentorContact {
		$source = $this->sources->contact( $mentor_id, $this->clock->today() );
		if ( null === $source ) {
			return new MentorContact( $mentor_id, null, false, 0 );
		}
		return new MentorContact(
			$mentor_id,
			AccountStatus::of_stored( $source['status'] ),
			$source['busy']->now(),
			MentorAvailability::places( $source['capacity'], $this->settings )
		);
	}

	/** @return array<int, Field> All field tags by id. */
	public function fields(): array {
		return $this->fields->all();
	}

	/**
	 * Dynamic mentors who are shown, not busy, and share a field with this one, who may be hidden; in the order of the day. Three queries.
	 *
	 * @param list<int> $without Ids that are left out.
	 * @return list<MentorCard>
	 */
	public function free_in_fields_of( int $mentor_id, Lang $lang, array $without, int $limit ): array {
		$fields = $this->sources->field_ids( $mentor_id );
		$start  = $this->lists->plan( MentorKind::Dynamic, $lang, $this->clock->today() )->start;
		return array() === $fields ? array() : $this->mentors->free_with( $lang, $start, $fields, $without, $limit );
	}

	/**
	 * Public dynamic mentors for the home page: those chosen by hand in their order, or else those who came last.
	 * One query, after which fields() knows; who is not public, or is no mentor, is left out.
	 *
	 * @param list<int> $ids Ids of mentors; empty for the newest.
	 * @return list<MentorCard>
	 */
	public function cards( array $ids, int $count, Lang $lang ): array {
		[ $found, $fields ] = $this->mentors->members( $ids, $count, $lang, $this->fields->select() );
		null === $fields || $this->fields->keep( $fields );
		krsort( $found );
		return array() === $ids ? array_values( $found ) : array_values( array_filter( array_map( static fn ( int $id ): ?MentorCard => $found[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * Public dynamic mentors by words that begin words of their name, position or texts, in the order of the day.
	 *
	 * @param string $words Without any, no one is found.
	 * @return list<MentorCard>
	 */
	public function search( string $words, Lang $lang, int $limit ): array {
		$keyword = Keyword::of( $words );
		return $keyword->is_empty() ? array() : $this->mentors->search( MentorKind::Dynamic, $lang, $this->lists->plan( MentorKind::Dynamic, $lang, $this->clock->today() ), array(), '', array( $keyword ), 0, $limit )[0];
	}

	/**
	 * Some mentors of both lists in their order, those whom the list of a language shows. Two queries at most.
	 *
	 * @param list<MentorKey> $keys
	 * @return list<MentorCard>
	 */
	public function cards_of( array $keys, Lang $lang ): array {
		return array_values( array_filter( $this->cards_in_place( $keys, $lang ) ) );
	}

	/**
	 * Mentors by ids of either language, each in the place of the id; null for those whom the list of a language does not show. Four queries at most.
	 *
	 * @param list<array{MentorKind, int}> $mentors
	 * @return list<MentorCard|null>
	 */
	public function cards_of_ids( array $mentors, Lang $lang ): array {
		return $this->cards_in_place( $this->keys_in_place( $mentors ), $lang );
	}

	/**
	 * Addresses of mentors' pages by ids of either language, each in the place of the id; null for those whom the list of a language does not
	 * show. One query, none without mentors.
	 *
	 * @param list<array{MentorKind, int}> $mentors
	 * @return list<string|null>
	 */
	public function urls_of_ids( array $mentors, Lang $lang ): array {
		$slugs = array() === $mentors ? array() : $this->mentors->slugs_of_ids( array_column( $mentors, 1 ), $lang );
		return array_map(
			static function ( array $mentor ) use ( $slugs, $lang ): ?string {
				$slug = $slugs[ $mentor[0]->value ][ $mentor[1] ] ?? null;
				return null === $slug ? null : $mentor[0]->url( $slug, $lang );
			},
			$mentors
		);
	}

	/**
	 * @param list<MentorKey|null> $keys
	 * @return list<MentorCard|null>
	 */
	private function cards_in_place( array $keys, Lang $lang ): array {
		$found = $this->by_kind( array_values( array_filter( $keys ) ), fn ( MentorKind $kind, array $pairs ): array => $this->mentors->of_pairs( $kind, $lang, $pairs ) );
		return array_map( static fn ( ?MentorKey $key ): ?MentorCard => null === $key ? null : $found[ $key->kind->value ][ $key->pair ] ?? null, $keys );
	}

	/**
	 * The names of some mentors, hidden ones too; a mentor who is gone is left out.
	 *
	 * @param list<MentorKey> $keys
	 * @return array<string, array<array-key, string>> By kind and pair.
	 */
	public function names_of( array $keys ): array {
		return $this->by_kind( $keys, $this->mentors->names_of_pairs( ... ) );
	}

	/**
	 * Those of some mentors whom a list of either language shows. Two queries at most.
	 *
	 * @param list<MentorKey> $keys
	 * @return list<MentorKey>
	 */
	public function visible( array $keys ): array {
		$found = $this->by_kind( $keys, $this->mentors->visible_pairs( ... ) );
		return array_values( array_filter( $keys, static fn ( MentorKey $key ): bool => isset( $found[ $key->kind->value ][ $key->pair ] ) ) );
	}

	/**
	 * Mentors by ids of either language, each once; unknown ones are left out. Two queries at most.
	 *
	 * @param list<array{MentorKind, int}> $mentors
	 * @return list<MentorKey> In their order.
	 */
	public function keys( array $mentors ): array {
		$keys = array();
		foreach ( array_filter( $this->keys_in_place( $mentors ) ) as $key ) {
			$keys[ $key->kind->value . $key->pair ] ??= $key;
		}
		return array_values( $keys );
	}

	/**
	 * @param list<array{MentorKind, int}> $mentors
	 * @return list<MentorKey|null>
	 */
	private function keys_in_place( array $mentors ): array {
		$pairs = array();
		foreach ( MentorKind::cases() as $kind ) {
			$ids                   = array_values( array_unique( array_map( static fn ( array $mentor ): int => $mentor[1], array_filter( $mentors, static fn ( array $mentor ): bool => $mentor[0] === $kind ) ) ) );
			$pairs[ $kind->value ] = array() === $ids ? array() : $this->mentors->pairs_of_ids( $kind, $ids );
		}
		return array_map(
			static function ( array $mentor ) use ( $pairs ): ?MentorKey {
				$pair = $pairs[ $mentor[0]->value ][ $mentor[1] ] ?? null;
				return null === $pair ? null : new MentorKey( $mentor[0], $pair );
			},
			$mentors
		);
	}

	/**
	 * @template Found
	 * @param list<MentorKey>                                                                $keys
	 * @param callable( MentorKind, non-empty-list<string> ): array<array-key, Found> $read Pairs of one kind to what is asked, by pair.
	 * @return array<string, array<array-key, Found>> By kind and pair.
	 */
	private function by_kind( array $keys, callable $read ): array {
		$found = array();
		foreach ( MentorKind::cases() as $kind ) {
			$pairs                 = array_values( array_unique( array_column( array_filter( $keys, static fn ( MentorKey $key ): bool => $key->kind === $kind ), 'pair' ) ) );
			$found[ $kind->value ] = array() === $pairs ? array() : $read( $kind, $pairs );
		}
		return $found;
	}

	/** The fields as a part of another statement, for field_names(); null where they are known already. */
	public function select_fields(): ?UnionPart {
		return $this->fields->select();
	}

	/**
	 * @param list<array<string, string|null>>|null $rows Of select_fields().
	 * @return array<int, string> By id.
	 */
	public function field_names( ?array $rows, Lang $lang ): array {
		return array_map( static fn ( Field $field ): string => $field->name( $lang ), null === $rows ? $this->fields->all() : $this->fields->keep( $rows ) );
	}

	/**
	 * How many public mentors of both kinds there are, the fields that they have, and the cities of their hubs: what the lists of a language
	 * show. Asks nothing while the plans of the lists are kept.
	 *
	 * @return array{mentors: int, fields: int, cities: int}
	 */
	public function counts( Lang $lang ): array {
		$lists  = array();
		foreach ( MentorKind::cases() as $kind ) {
			$lists[ $kind->value ] = $this->lists->plan( $kind, $lang, $this->clock->today() );
		}
		$fields = array_diff_key( array_replace( ...array_map( static fn ( SegmentedPage $list ): array => $list->sizes, array_values( $lists ) ) ), array( 0 => true ) );
		return array(
			'mentors' => array_sum( array_map( static fn ( SegmentedPage $list ): int => $list->total( 0 ), $lists ) ),
			'fields'  => count( $fields ),
			'cities'  => count( $lists[ MentorKind::Static->value ]->towns ),
		);
	}
}

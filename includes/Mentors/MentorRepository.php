<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Lang;

/**
 * Reads of the mentor index. Whoever is not visible is in none of its lists.
 *
 * @phpstan-import-type Row from Db
 */
final readonly class MentorRepository {

	private const CARD = 'i.kind, i.mentor_id, i.slug, i.busy, i.busy_until, i.rating_sum, i.rating_count, i.town, i.card';

	/** Columns of a member's card, those of MentorPairs last. */
	private const MEMBER = array( 'kind', 'mentor_id', 'slug', 'busy', 'busy_until', 'rating_sum', 'rating_count', 'town', 'card', 'open_count', 'answers' );

	/** How many spellings of towns a list offers at most: members type what they like. */
	private const TOWNS = 100;

	/** Parts of a list: busy or not, and how their order key stands to the start. */
	private const PARTS = array( array( 0, '>=' ), array( 0, '<' ), array( 1, '>=' ), array( 1, '<' ) );

	public function __construct( private Db $db, private WordIndex $words, private MentorAvailability $availability ) {}

	/**
	 * Sizes of the four parts of a list for every tag, in one query.
	 *
	 * @return array<int, array{int, int, int, int}> By tag, as SegmentedPage takes them.
	 */
	public function sizes( MentorKind $kind, Lang $lang, string $start ): array {
		$rows  = $this->db->rows(
			'SELECT term_id, busy, SUM(CASE WHEN sort_key >= ? THEN 1 ELSE 0 END) AS later, COUNT(*) AS total FROM {mentor_terms}
			WHERE lang = ? AND kind = ? GROUP BY term_id, busy',
			$start,
			$lang->value,
			$kind->value
		);
		$sizes = array();
		foreach ( $rows as $row ) {
			$id            = (int) $row['term_id'];
			$later         = (int) $row['later'];
			$sizes[ $id ] ??= array( 0, 0, 0, 0 );
			$sizes[ $id ]   = '1' === (string) $row['busy']
				? array( $sizes[ $id ][0], $sizes[ $id ][1], $later, (int) $row['total'] - $later )
				: array( $later, (int) $row['total'] - $later, $sizes[ $id ][2], $sizes[ $id ][3] );
		}
		return $sizes;
	}

	/** How many free mentors there are. */
	public function count_free( MentorKind $kind, Lang $lang ): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id = 0 AND busy = 0', $lang->value, $kind->value );
	}

	/** The order key at a place among the free mentors, '' beyond them. */
	public function key_at( MentorKind $kind, Lang $lang, int $position ): string {
		return (string) $this->db->value(
			'SELECT sort_key FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id = 0 AND busy = 0 ORDER BY sort_key, mentor_id LIMIT 1 OFFSET ' . $position,
			$lang->value,
			$kind->value
		);
	}

	/**
	 * A page of everyone (tag 0), of one tag, or of those who have any of several tags: of each tag as many rows are read as
	 * the list has up to the page's end, of a single one only the page's own.
	 *
	 * @param non-empty-list<int> $term_ids
	 * @return list<MentorCard>
	 */
	public function page( MentorKind $kind, Lang $lang, SegmentedPage $plan, array $term_ids, int $offset, int $limit ): array {
		$single = 1 === count( $term_ids );
		$parts  = array();
		$values = array();
		foreach ( $term_ids as $term_id ) {
			foreach ( $single ? $plan->stretches( $term_id, $offset, $limit ) : $plan->stretches( $term_id, 0, $offset + $limit ) as $stretch ) {
				[ $busy, $side ] = self::PARTS[ $stretch['part'] ];
				$parts[]         = "SELECT * FROM (SELECT {$stretch['part']} AS part, sort_key, mentor_id FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id = ? AND busy = ? AND sort_key $side ?
					ORDER BY sort_key, mentor_id LIMIT {$stretch['limit']} OFFSET {$stretch['offset']}) p" . count( $parts );
				array_push( $values, $lang->value, $kind->value, $term_id, $busy, $plan->start );
			}
		}
		// UNION leaves out who was found by two tags: the same row of the list both times.
		$found = $single ? implode( ' UNION ALL ', $parts ) : 'SELECT * FROM (' . implode( ' UNION ', $parts ) . ") a ORDER BY part, sort_key, mentor_id LIMIT $limit OFFSET $offset";
		$rows  = array() === $parts ? array() : $this->db->rows(
			'SELECT ' . $this->columns( $kind ) . " FROM ($found) p JOIN {mentor_index} i ON i.kind = ? AND i.lang = ? AND i.mentor_id = p.mentor_id ORDER BY p.part, p.sort_key, p.mentor_id",
			...array( ...$values, $kind->value, $lang->value )
		);
		return array_map( $this->card( ... ), $rows );
	}

	/**
	 * How many have any of these tags; counted in the index of the tags.
	 *
	 * @param non-empty-list<int> $term_ids
	 */
	public function count_of_any( MentorKind $kind, Lang $lang, array $term_ids ): int {
		return (int) $this->db->value(
			'SELECT COUNT(DISTINCT mentor_id) FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id IN (' . Db::marks( count( $term_ids ) ) . ')',
			$lang->value,
			$kind->value,
			...$term_ids
		);
	}

	/** @return list<string> Where most visible mentors are, each town as most of them write it. */
	public function towns( MentorKind $kind, Lang $lang ): array {
		// HEX: to MariaDB spellings that differ in case and diacritics are the same.
		$rows = $this->db->rows(
			"SELECT town_key, MIN(town) AS town FROM {mentor_index} WHERE kind = ? AND lang = ? AND visible = 1 AND town_key <> ''
			GROUP BY town_key, HEX(town) ORDER BY COUNT(*) DESC, HEX(town) LIMIT " . self::TOWNS,
			$kind->value,
			$lang->value
		);
		$towns = array();
		foreach ( $rows as $row ) {
			$towns[ (string) $row['town_key'] ] ??= (string) $row['town'];
		}
		return array_values( $towns );
	}

	/**
	 * A page of those who fit a keyword, have any of some tags and are in a town; reads the rows that match.
	 *
	 * @param list<int>               $term_ids Empty is no condition.
	 * @param string                  $town_key See MentorSource::town_key(); '' is no condition.
	 * @param non-empty-list<Keyword> $keywords Each is tried where those before it found no one.
	 * @return array{list<MentorCard>, int, int} Cards, total, and which keyword found them: the first where none did.
	 */
	public function search( MentorKind $kind, Lang $lang, SegmentedPage $plan, array $term_ids, string $town_key, array $keywords, int $offset, int $limit ): array {
		[ $common, $own ] = self::common( $kind, $lang, $term_ids, $town_key );
		$tries            = array();
		foreach ( $keywords as $at => $keyword ) {
			$tries[] = array( $at, ...$this->words->condition( $keyword, $kind, $lang, 0 === $at ? $plan->total( 0 ) : 0 ) );
			// The server's word index has been seen to lose rows after it was rebuilt: no one is believed missing on its word alone.
			if ( str_contains( $tries[ count( $tries ) - 1 ][1], 'MATCH' ) ) {
				$tries[] = array( $at, ...$this->words->condition( $keyword, $kind, $lang, 0 ) );
			}
		}
		$tries = array_map( static fn ( array $try ): array => array( $try[0], $common . $try[1], array( ...$own, ...$try[2] ) ), $tries );

		[ $at, $where, $values, $total ] = $this->first_that_finds( $tries );
		if ( $offset >= $total ) {
			return array( array(), $total, $at );
		}
		$rows = $this->db->rows(
			'SELECT ' . $this->columns( $kind ) . " FROM (SELECT i.mentor_id, i.busy, CASE WHEN i.sort_key >= ? THEN 0 ELSE 1 END AS side, i.sort_key FROM {mentor_index} i WHERE $where
			ORDER BY i.busy, side, i.sort_key, i.mentor_id LIMIT $limit OFFSET $offset) p JOIN {mentor_index} i ON i.kind = ? AND i.lang = ? AND i.mentor_id = p.mentor_id ORDER BY p.busy, p.side, p.sort_key, p.mentor_id",
			...array( $plan->start, ...$values, $kind->value, $lang->value )
		);
		return array( array_map( $this->card( ... ), $rows ), $total, $at );
	}

	/**
	 * Free dynamic mentors with any of some tags, in the order of the list.
	 *
	 * @param non-empty-list<int> $term_ids
	 * @param list<int>           $without  Ids that are left out.
	 * @return list<MentorCard>
	 */
	public function free_with( Lang $lang, string $start, array $term_ids, array $without, int $limit ): array {
		$parts  = array();
		$values = array();
		$others = array() === $without ? array( 0 ) : $without;
		foreach ( $term_ids as $term_id ) {
			// Each part is walked in its index until it has enough: how many share the field does not matter.
			foreach ( array( '>=', '<' ) as $part => $side ) {
				$parts[] = "SELECT * FROM (SELECT $part AS side, sort_key, mentor_id FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id = ? AND busy = 0 AND sort_key $side ?
					AND mentor_id NOT IN (" . Db::marks( count( $others ) ) . ") ORDER BY sort_key, mentor_id LIMIT $limit) p" . count( $parts );
				array_push( $values, $lang->value, MentorKind::Dynamic->value, $term_id, $start, ...$others );
			}
		}
		$rows = $this->db->rows(
			'SELECT ' . $this->columns( MentorKind::Dynamic ) . ' FROM (SELECT * FROM (' . implode( ' UNION ', $parts ) . ") a ORDER BY side, sort_key, mentor_id LIMIT $limit) f
				JOIN {mentor_index} i ON i.kind = ? AND i.lang = ? AND i.mentor_id = f.mentor_id ORDER BY f.side, f.sort_key, f.mentor_id",
			...array( ...$values, MentorKind::Dynamic->value, $lang->value )
		);
		return array_map( $this->card( ... ), $rows );
	}

	/**
	 * Visible members by id: some, or those who came last. One query, for fields too.
	 *
	 * @param list<int>      $ids    Empty for the last.
	 * @param UnionPart|null $fields FieldRepository::select().
	 * @return array{array<int, MentorCard>, list<array<string, string|null>>|null} By id, in no order; rows of the fields.
	 */
	public function members( array $ids, int $count, Lang $lang, ?UnionPart $fields ): array {
		$which = array() === $ids ? 'ORDER BY i.mentor_id DESC LIMIT ' . $count : 'AND i.mentor_id IN (' . Db::marks( count( $ids ) ) . ')';
		$parts = array(
			'members' => new UnionPart(
				self::MEMBER,
				'SELECT ' . $this->columns( MentorKind::Dynamic ) . ' FROM {mentor_index} i WHERE i.kind = ? AND i.lang = ? AND i.visible = 1 ' . $which,
				array( MentorKind::Dynamic->value, $lang->value, ...$ids )
			),
		) + array_filter( compact( 'fields' ) );
		$found = ( new UnionQuery( $this->db ) )->rows( $parts );
		return array( array_column( array_map( $this->card( ... ), $found['members'] ), null, 'id' ), $found['fields'] ?? null );
	}

	/**
	 * Visible mentors of a language by what both languages have in common.
	 *
	 * @param non-empty-list<string> $pairs
	 * @return array<array-key, MentorCard> By pair.
	 */
	public function of_pairs( MentorKind $kind, Lang $lang, array $pairs ): array {
		$rows = $this->db->rows(
			'SELECT ' . $this->columns( $kind ) . ', i.pair_key FROM {mentor_index} i WHERE i.kind = ? AND i.pair_key IN (' . Db::marks( count( $pairs ) ) . ') AND i.lang = ? AND i.visible = 1',
			$kind->value,
			...$pairs,
			...array( $lang->value )
		);
		return array_column( array_map( fn ( array $row ): array => array( (string) $row['pair_key'], $this->card( $row ) ), $rows ), 1, 0 );
	}

	/**
	 * @param non-empty-list<string> $pairs
	 * @return array<array-key, true> Pairs that a list of either language shows.
	 */
	public function visible_pairs( MentorKind $kind, array $pairs ): array {
		$rows = $this->db->rows( 'SELECT DISTINCT pair_key FROM {mentor_index} WHERE kind = ? AND pair_key IN (' . Db::marks( count( $pairs ) ) . ') AND visible = 1', $kind->value, ...$pairs );
		return array_fill_keys( array_column( $rows, 'pair_key' ), true );
	}

	/**
	 * @param non-empty-list<string> $pairs
	 * @return array<array-key, string> Names by pair, of hidden mentors too.
	 */
	public function names_of_pairs( MentorKind $kind, array $pairs ): array {
		$rows = $this->db->rows( 'SELECT i.pair_key, i.card FROM {mentor_index} i WHERE i.kind = ? AND i.pair_key IN (' . Db::marks( count( $pairs ) ) . ') ORDER BY i.lang', $kind->value, ...$pairs );
		return array_map( static fn ( mixed $card ): string => is_array( $card ) && is_string( $card['title'] ?? null ) ? $card['title'] : '', array_map( static fn ( ?string $card ): mixed => json_decode( (string) $card, true ), array_column( $rows, 'card', 'pair_key' ) ) );
	}

	/**
	 * @param non-empty-list<int> $ids Of either language.
	 * @return array<int, string> Pairs by id.
	 */
	public function pairs_of_ids( MentorKind $kind, array $ids ): array {
		$rows = $this->db->rows(
			'SELECT DISTINCT mentor_id, pair_key FROM {mentor_index} WHERE kind = ? AND lang IN (?, ?) AND mentor_id IN (' . Db::marks( count( $ids ) ) . ')',
			$kind->value,
			Lang::Lt->value,
			Lang::En->value,
			...$ids
		);
		return array_column( array_map( static fn ( array $row ): array => array( (int) $row['mentor_id'], (string) $row['pair_key'] ), $rows ), 1, 0 );
	}

	/**
	 * Slugs of visible mentors in a language, by ids of either.
	 *
	 * @param non-empty-list<int> $ids Of both kinds.
	 * @return array<string, array<int, string>> By kind and id.
	 */
	public function slugs_of_ids( array $ids, Lang $lang ): array {
		$rows  = $this->db->rows(
			'SELECT w.kind, w.mentor_id, i.slug FROM {mentor_index} w JOIN {mentor_index} i ON i.kind = w.kind AND i.pair_key = w.pair_key AND i.lang = ? AND i.visible = 1
			WHERE w.kind IN (?, ?) AND w.lang IN (?, ?) AND w.mentor_id IN (' . Db::marks( count( $ids ) ) . ')',
			...array( $lang->value, MentorKind::Dynamic->value, MentorKind::Static->value, Lang::Lt->value, Lang::En->value, ...$ids )
		);
		$slugs = array();
		foreach ( $rows as $row ) {
			$slugs[ (string) $row['kind'] ][ (int) $row['mentor_id'] ] = (string) $row['slug'];
		}
		return $slugs;
	}

	/** A mentor by a slug of either language, visible or not. */
	public function find( MentorKind $kind, Lang $lang, string $slug ): ?IndexedMentor {
		$rows = $this->db->rows(
			'SELECT ' . $this->columns( $kind ) . ', i.lang, i.state, i.pair_key, w.lang AS known_lang FROM {mentor_index} w JOIN {mentor_index} i ON i.kind = w.kind AND i.pair_key = w.pair_key
			WHERE w.kind = ? AND w.lang IN (?, ?) AND w.slug = ?',
			$kind->value,
			Lang::Lt->value,
			Lang::En->value,
			$slug
		);
		// One slug may be two mentors' in two languages: the one of the asked language is meant.
		$near  = array_filter( $rows, static fn ( array $row ): bool => $row['known_lang'] === $lang->value );
		$rows  = array() === $near ? $rows : $near;
		$mine  = array_values( array_filter( $rows, static fn ( array $row ): bool => $row['lang'] === $lang->value ) )[0] ?? null;
		$slugs = array();
		$ids   = array();
		foreach ( $rows as $row ) {
			$slugs[ (string) $row['lang'] ] = (string) $row['slug'];
			$ids[ (string) $row['lang'] ]   = (int) $row['mentor_id'];
		}
		return null === $mine ? null : new IndexedMentor( $this->card( $mine ), (string) $mine['state'], $slugs, $ids );
	}

	/** A visible mentor by an id of either language. */
	public function visible( MentorKind $kind, int $id ): ?MentorCard {
		$row = $this->db->row(
			'SELECT ' . $this->columns( $kind ) . ' FROM {mentor_index} i WHERE i.kind = ? AND i.lang IN (?, ?) AND i.mentor_id = ? AND i.visible = 1',
			$kind->value,
			Lang::Lt->value,
			Lang::En->value,
			$id
		);
		return null === $row ? null : $this->card( $row );
	}

	/** The rating of a mentor whom the lists show; both languages have the same. */
	public function rating( MentorKind $kind, int $id ): ?MentorRating {
		$row = $this->db->row( 'SELECT rating_sum, rating_count FROM {mentor_index} WHERE kind = ? AND lang = ? AND mentor_id = ? AND visible = 1', $kind->value, Lang::Lt->value, $id );
		return null === $row ? null : new MentorRating( (int) $row['rating_sum'], (int) $row['rating_count'] );
	}

	/**
	 * What all tries of a search have in common, and its values.
	 *
	 * @param list<int> $term_ids
	 * @return array{string, list<int|string>}
	 */
	private static function common( MentorKind $kind, Lang $lang, array $term_ids, string $town_key ): array {
		$where  = 'i.kind = ? AND i.lang = ? AND i.visible = 1';
		$values = array( $kind->value, $lang->value );
		if ( array() !== $term_ids ) {
			$where .= ' AND i.mentor_id IN (SELECT mentor_id FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id IN (' . Db::marks( count( $term_ids ) ) . '))';
			array_push( $values, $lang->value, $kind->value, ...$term_ids );
		}
		if ( '' !== $town_key ) {
			$where   .= ' AND i.town_key = ?';
			$values[] = $town_key;
		}
		return array( $where, $values );
	}

	/**
	 * The first of some conditions that anyone fits, and how many; the first of all where no one does. One statement: those
	 * after the first are only looked at where it finds no one.
	 *
	 * @param non-empty-list<array{int, string, list<int|string>}> $tries Number, condition, values.
	 * @return array{int, string, list<int|string>, int}
	 */
	private function first_that_finds( array $tries ): array {
		$count  = 'SELECT COUNT(*) AS number FROM {mentor_index} i WHERE ';
		$sql    = 'f.number AS n0';
		$values = array();
		foreach ( array_slice( $tries, 1, null, true ) as $at => [ , $where, $own ] ) {
			$sql .= ", CASE WHEN f.number > 0 THEN 0 ELSE ($count $where) END AS n$at";
			array_push( $values, ...$own );
		}
		$found = $this->db->row( "SELECT $sql FROM ($count {$tries[0][1]}) f", ...array( ...$values, ...$tries[0][2] ) ) ?? array();
		foreach ( $tries as $at => $try ) {
			if ( (int) ( $found[ "n$at" ] ?? 0 ) > 0 ) {
				return array( ...$try, (int) $found[ "n$at" ] );
			}
		}
		return array( ...$tries[0], 0 );
	}

	/** A mentor who is in no list yet, as the index would have it. */
	public function unlisted( MentorSource $source ): IndexedMentor {
		$row = array(
			'kind'         => $source->kind->value,
			'mentor_id'    => (string) $source->id,
			'slug'         => $source->slug,
			'busy'         => '0',
			'busy_until'   => '',
			'rating_sum'   => '0',
			'rating_count' => '0',
			'town'         => $source->town,
			'card'         => $source->card(),
		);
		return new IndexedMentor( $this->card( $row ), $source->state->value, array( $source->lang->value => $source->slug ), array( $source->lang->value => $source->id ) );
	}

	/** What card() needs, of a statement that has the index as `i`. */
	private function columns( MentorKind $kind ): string {
		return self::CARD . $this->availability->columns( $kind );
	}

	/** @param Row $row */
	private function card( array $row ): MentorCard {
		$card  = json_decode( (string) $row['card'], true );
		$card  = is_array( $card ) ? $card : array();
		$texts = array_map( static fn ( mixed $text ): string => is_string( $text ) ? $text : '', $card );
		$image = $card['image'] ?? null;
		/** @var array{placeholder: array{src: string, w: int, h: int}, resized: array{src: string, w: int, h: int}, alt: string}|null $image */
		return new MentorCard(
			MentorKind::from( (string) $row['kind'] ),
			(int) $row['mentor_id'],
			(string) $row['slug'],
			$texts['title'] ?? '',
			$texts['first_name'] ?? '',
			$texts['last_name'] ?? '',
			$texts['text'] ?? '',
			Lang::from_query( $texts['text_lang'] ?? '' ),
			is_array( $image ) ? $image : null,
			is_array( $card['terms'] ?? null ) ? array_values( array_filter( $card['terms'], 'is_int' ) ) : array(),
			...$this->availability->of( $row, $card ),
			rating_sum: (int) $row['rating_sum'],
			rating_count: (int) $row['rating_count'],
			town: (string) $row['town']
		);
	}
}

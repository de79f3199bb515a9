<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Lang;

/**
 * Mentors by points, in one statement: it reads each mentor of the index once, the texts only where words were given, and those byte by byte
 * (LIKE BINARY): by the rules of Unicode the same takes twenty times as long.
 */
final readonly class MentorFinderRepository {

	public const QUICK_DAYS = 2;

	public function __construct( private Db $db, private MentorAvailability $availability ) {}

	/**
	 * @param UnionPart|null $taken  Whom the asker cannot ask: `mentor_id`.
	 * @param UnionPart      $open   Mentors with open mentorships: `mentor_id`, `number`.
	 * @param int            $places How many founders a mentor without an own number has at most; 0 is no limit.
	 * @param string         $today  `yyyy-MM-dd` in Vilnius.
	 * @return array<int, bool> Ids, the best first, to whether any of the words is in the texts.
	 */
	public function best( Wish $wish, Lang $lang, ?UnionPart $taken, UnionPart $open, int $places, string $today, int $limit ): array {
		$quick  = $this->availability->select_quick( self::QUICK_DAYS );
		$words  = array() === $wish->words ? '0' : implode( ' + ', array_fill( 0, count( $wish->words ), 'CASE WHEN i.work_text LIKE BINARY ? THEN 1 ELSE 0 END' ) );
		$points = array( 'CASE WHEN q.mentor_id IS NULL THEN 0 ELSE 1 END', 'CASE WHEN i.words > 3 THEN 3 ELSE i.words END' );
		$joins  = " LEFT JOIN ( $quick->sql ) q ON q.mentor_id = i.mentor_id LEFT JOIN ( $open->sql ) o ON o.mentor_id = i.mentor_id";
		$values = array( ...$quick->values, ...$open->values );
		$where  = '( CASE WHEN i.capacity > 0 THEN i.capacity ELSE ? END = 0 OR CASE WHEN i.capacity > 0 THEN i.capacity ELSE ? END > COALESCE( o.number, 0 ) )';
		$limits = array( $places, $places );
		if ( array() !== $wish->field_ids ) {
			$points[] = '3 * COALESCE( t.number, 0 )';
			$joins   .= ' LEFT JOIN ( SELECT mentor_id, COUNT(*) AS number FROM {mentor_terms} WHERE lang = ? AND kind = ? AND term_id IN (' . Db::marks( count( $wish->field_ids ) ) . ') GROUP BY mentor_id ) t ON t.mentor_id = i.mentor_id';
			array_push( $values, $lang->value, MentorKind::Dynamic->value, ...$wish->field_ids );
		}
		if ( null !== $taken ) {
			$joins .= " LEFT JOIN ( $taken->sql ) x ON x.mentor_id = i.mentor_id";
			$where .= ' AND x.mentor_id IS NULL';
			array_push( $values, ...$taken->values );
		}
		$near = '0';
		if ( '' !== $wish->town_key ) {
			$near     = 'CASE WHEN i.town_key = ? THEN 1 ELSE 0 END';
			$points[] = 'i.near';
		}
		// With a LIMIT the innermost statement is carried out first, so that each text is looked through once. A row without texts is of before
		// the finder, and is not filled yet.
		$rows = $this->db->rows(
			"SELECT mentor_id, words FROM ( SELECT p.*, ROW_NUMBER() OVER ( PARTITION BY points ORDER BY mentor_id ) AS place, COUNT(*) OVER ( PARTITION BY points ) AS peers FROM (
				SELECT i.mentor_id, i.words, " . implode( ' + ', $points ) . " AS points FROM ( SELECT i.mentor_id, i.capacity, $words AS words, $near AS near FROM {mentor_index} i
					WHERE i.kind = ? AND i.lang = ? AND i.visible = 1 AND i.work_text IS NOT NULL AND ( i.busy = 0 OR ( i.busy_until <> '' AND i.busy_until < ? ) ) LIMIT 1000000 ) i$joins WHERE $where
			) p ) f ORDER BY points DESC, ( place + " . self::number( $today ) . " ) % peers LIMIT $limit",
			...array_map( static fn ( string $word ): string => "% $word%", $wish->words ),
			...( '' === $wish->town_key ? array() : array( $wish->town_key ) ),
			...array( MentorKind::Dynamic->value, $lang->value, $today ),
			...$values,
			...$limits
		);
		return array_combine( array_map( 'intval', array_column( $rows, 'mentor_id' ) ), array_map( static fn ( array $row ): bool => (int) $row['words'] > 0, $rows ) );
	}

	/** Days since 1970: equal mentors take turns, each day by one. */
	private static function number( string $day ): int {
		return intdiv( (int) strtotime( $day . ' 00:00:00 UTC' ), 86400 );
	}
}

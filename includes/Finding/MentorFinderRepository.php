<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Finding;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * Mentors whom someone can ask now, with their points. Whoever is hidden, busy, full, asked already or blocked either way is not among them.
 */
final readonly class MentorFinderRepository {

	private const TWO_DAYS = 2 * 86400;

	/** Mentors of whose answers of the time at least three tell, and half came within two days: as MentorAvailability counts. */
	private const QUICK = 'SELECT mentor_id FROM {mentorships} WHERE answered_at > ? AND answer_seconds IS NOT NULL GROUP BY mentor_id HAVING COUNT(*) >= 3 AND (
		2 * SUM(CASE WHEN answer_seconds <= ' . self::TWO_DAYS . ' THEN 1 ELSE 0 END) > COUNT(*) OR ( 2 * SUM(CASE WHEN answer_seconds <= ' . self::TWO_DAYS . ' THEN 1 ELSE 0 END) = COUNT(*)
		AND MAX(CASE WHEN answer_seconds <= ' . self::TWO_DAYS . ' THEN answer_seconds END) + MIN(CASE WHEN answer_seconds > ' . self::TWO_DAYS . ' THEN answer_seconds END) <= 2 * ' . self::TWO_DAYS . ' ) )';

	public function __construct( private Db $db ) {}

	/**
	 * @param list<int>    $terms    Fields that exist.
	 * @param list<string> $words    Folded.
	 * @param int          $places   How many founders a mentor without an own number has at most; 0 is no limit.
	 * @param string       $asked    Requests since then count as asked (UTC).
	 * @param string       $answered Likewise answers.
	 * @return array{string, list<int|string>} Statement with `mentor_id`, `points`, `words`, and its values.
	 */
	public function query( Lang $lang, array $terms, array $words, int $viewer_id, int $places, string $asked, string $answered, string $today ): array {
		$found  = array() === $words ? '0' : implode( ' + ', array_fill( 0, count( $words ), 'CASE WHEN i.work_text LIKE ? THEN 1 ELSE 0 END' ) );
		$fields = array() === $terms ? '0' : '( SELECT COUNT(*) FROM {mentor_terms} t WHERE t.kind = i.kind AND t.mentor_id = i.mentor_id AND t.lang = i.lang AND t.term_id IN (' . Db::marks( count( $terms ) ) . ') )';
		$sql    = "SELECT p.mentor_id, p.words, 3 * p.fields + CASE WHEN p.words > 3 THEN 3 ELSE p.words END + p.quick AS points FROM (
			SELECT i.mentor_id, $found AS words, $fields AS fields, CASE WHEN i.mentor_id IN (" . self::QUICK . ") THEN 1 ELSE 0 END AS quick FROM {mentor_index} i
			WHERE i.kind = ? AND i.lang = ? AND i.visible = 1 AND ( i.busy = 0 OR ( i.busy_until <> '' AND i.busy_until < ? ) )
				AND ( CASE WHEN i.capacity > 0 THEN i.capacity ELSE ? END = 0
					OR CASE WHEN i.capacity > 0 THEN i.capacity ELSE ? END > ( SELECT COUNT(*) FROM {mentorships} o WHERE o.mentor_id = i.mentor_id AND o.state IN ('requested', 'active') ) )";
		$values = array( ...array_map( static fn ( string $word ): string => '% ' . $word . '%', $words ), ...$terms, $answered, MentorKind::Dynamic->value, $lang->value, $today, $places, $places );
		if ( $viewer_id > 0 ) {
			$sql .= " AND i.mentor_id <> ?
				AND i.mentor_id NOT IN ( SELECT mentor_id FROM {mentorships} WHERE founder_id = ? AND ( state IN ('requested', 'active') OR requested_at >= ? ) )
				AND i.mentor_id NOT IN ( SELECT blocked_id FROM {blocks} WHERE user_id = ? ) AND i.mentor_id NOT IN ( SELECT user_id FROM {blocks} WHERE blocked_id = ? )";
			array_push( $values, $viewer_id, $viewer_id, $asked, $viewer_id, $viewer_id );
		}
		return array( $sql . ' ) p', $values );
	}

	/**
	 * @param array{string, list<int|string>} $query Of query().
	 * @return array<int, int> Points to how many have them, the most points first.
	 */
	public function counts( array $query ): array {
		$rows = $this->db->rows( "SELECT points, COUNT(*) AS number FROM ( {$query[0]} ) c GROUP BY points ORDER BY points DESC LIMIT 5", ...$query[1] );
		return array_combine( array_map( 'intval', array_column( $rows, 'points' ) ), array_map( 'intval', array_column( $rows, 'number' ) ) );
	}

	/**
	 * @param array{string, list<int|string>}                    $query     Of query().
	 * @param list<array{points: int, offset: int, limit: int}> $stretches In the order of the reply.
	 * @return array<int, bool> Ids in that order, to whether any word is in the texts.
	 */
	public function best( array $query, array $stretches ): array {
		$parts  = array();
		$values = array();
		foreach ( $stretches as $at => $stretch ) {
			$parts[] = "SELECT * FROM ( SELECT $at AS place, mentor_id, words FROM ( {$query[0]} ) q$at WHERE points = {$stretch['points']} ORDER BY mentor_id LIMIT {$stretch['limit']} OFFSET {$stretch['offset']} ) s$at";
			array_push( $values, ...$query[1] );
		}
		$rows = array() === $parts ? array() : $this->db->rows( 'SELECT * FROM ( ' . implode( ' UNION ALL ', $parts ) . ' ) f ORDER BY place, mentor_id', ...$values );
		return array_combine( array_map( 'intval', array_column( $rows, 'mentor_id' ) ), array_map( static fn ( array $row ): bool => (int) $row['words'] > 0, $rows ) );
	}
}

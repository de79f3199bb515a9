<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\PostMeta;

/**
 * How far the content is translated, each answer in one query. The bin does not count.
 *
 * @phpstan-type Missing array{id: int, type: string, lang: Lang, title: string, status: string}
 * @phpstan-type Gap array{lack: Lack, id: int, type: string, lang: Lang, title: string, status: string, other: int, changed: string}
 */
final readonly class OverviewRepository {

	private const COUNTED = "p.post_status NOT IN ('trash', 'auto-draft', 'inherit')";

	/** Of a page without a language nothing is expected: it is not the portal's. */
	private const OURS = "(p.post_type <> 'page' OR l.meta_value IS NOT NULL)";

	private const IS_EN = "l.meta_value = 'en'";
	private const IS_LT = "(l.meta_value IS NULL OR l.meta_value <> 'en')";

	public function __construct( private Db $db ) {}

	/**
	 * @param list<string> $types
	 * @return array<string, array{lt: int, en: int, lt_missing: int, en_missing: int}> By type; `lt_missing` counts English posts without a Lithuanian one.
	 */
	public function counts( array $types ): array {
		$rows  = $this->db->rows(
			'SELECT p.post_type AS type, CASE WHEN ' . self::IS_EN . " THEN 'en' ELSE 'lt' END AS lang, COUNT(*) AS total,
				SUM(CASE WHEN p.ID IN (" . $this->translated() . ') THEN 0 ELSE 1 END) AS alone
			FROM ' . $this->posts() . ' WHERE p.post_type IN (' . Db::marks( count( $types ) ) . ') AND ' . self::COUNTED . ' AND ' . self::OURS . '
			GROUP BY p.post_type, CASE WHEN ' . self::IS_EN . " THEN 'en' ELSE 'lt' END",
			...$types
		);
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (string) $row['type'] ][ (string) $row['lang'] ] = array( (int) $row['total'], (int) $row['alone'] );
		}
		$counts = array();
		foreach ( $types as $type ) {
			[ $lt, $lt_alone ] = $found[ $type ]['lt'] ?? array( 0, 0 );
			[ $en, $en_alone ] = $found[ $type ]['en'] ?? array( 0, 0 );
			$counts[ $type ]   = array(
				'lt'         => $lt,
				'en'         => $en,
				'lt_missing' => $en_alone,
				'en_missing' => $lt_alone,
			);
		}
		return $counts;
	}

	/**
	 * Posts without a translation, by type and title.
	 *
	 * @param list<string> $types
	 * @param Lang|null    $lang Only those in this language.
	 * @return list<Missing>
	 */
	public function missing( array $types, int $limit, int $offset = 0, ?Lang $lang = null ): array {
		$only = match ( $lang ) {
			null     => '',
			Lang::En => ' AND ' . self::IS_EN,
			Lang::Lt => ' AND ' . self::IS_LT,
		};
		$rows = $this->db->rows(
			'SELECT p.ID AS id, p.post_type AS type, l.meta_value AS lang, p.post_title AS title, p.post_status AS status
			FROM ' . $this->posts() . ' WHERE p.post_type IN (' . Db::marks( count( $types ) ) . ') AND ' . self::COUNTED . ' AND ' . self::OURS . '
			AND p.ID NOT IN (' . $this->translated() . ')' . $only . ' ORDER BY p.post_type, p.post_title, p.ID LIMIT ' . $limit . ' OFFSET ' . $offset,
			...$types
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'     => (int) $row['id'],
				'type'   => (string) $row['type'],
				'lang'   => Lang::from_query( $row['lang'] ),
				'title'  => (string) $row['title'],
				'status' => (string) $row['status'],
			),
			$rows
		);
	}

	/**
	 * Texts whose other language is not there, not published, or older than what it was made from.
	 *
	 * @param list<string> $types
	 * @return array<string, int> Lack to texts.
	 */
	public function gap_counts( array $types ): array {
		[ $gaps, $values ] = $this->gaps_of( new LackFilter( $types ) );
		$counts            = array();
		foreach ( $this->db->rows( "SELECT b.lack, COUNT(*) AS texts FROM ( $gaps ) b GROUP BY b.lack", ...$values ) as $row ) {
			$counts[ (string) $row['lack'] ] = (int) $row['texts'];
		}
		return $counts;
	}

	public function count_gaps( LackFilter $filter ): int {
		[ $gaps, $values ] = $this->gaps_of( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM ( $gaps ) b", ...$values );
	}

	/**
	 * What was changed last first, if the page says no other order.
	 *
	 * @return list<Gap> `changed` is that of the text itself, or of its other language that is ahead; `other` is that one, 0 where there is none.
	 */
	public function gaps( LackFilter $filter, ListPage $page ): array {
		[ $gaps, $values ] = $this->gaps_of( $filter );
		return array_map(
			static fn ( array $row ): array => array(
				'lack'    => Lack::from( (string) $row['lack'] ),
				'id'      => (int) $row['id'],
				'type'    => (string) $row['type'],
				'lang'    => Lang::from( (string) $row['lang'] ),
				'title'   => (string) $row['title'],
				'status'  => (string) $row['status'],
				'other'   => (int) $row['other'],
				'changed' => (string) $row['changed'],
			),
			$this->db->rows( "SELECT * FROM ( $gaps ) b {$page->sql( array( 'changed' => 'b.changed', 'title' => 'b.title' ), 'b.id' )}", ...$values )
		);
	}

	/**
	 * @return array{string, list<string>} A SELECT and its values.
	 */
	private function gaps_of( LackFilter $filter ): array {
		$lt       = self::IS_LT;
		$en       = self::IS_EN;
		$ours     = 'p.post_type IN (' . Db::marks( count( $filter->types ) ) . ') AND ' . self::COUNTED . ' AND ' . self::OURS;
		$parts    = array();
		$values   = array();
		$narrow   = '';
		$narrowed = array();
		if ( null !== $filter->lang ) {
			$narrow    .= ' AND g.lang = ?';
			$narrowed[] = $filter->lang->value;
		}
		if ( '' !== $filter->search ) {
			$narrow    .= ' AND g.title LIKE ?';
			$narrowed[] = '%' . $this->db->like( $filter->search ) . '%';
		}
		if ( in_array( $filter->lack, array( null, Lack::Missing ), true ) ) {
			$parts[] = "SELECT * FROM (SELECT '" . Lack::Missing->value . "' AS lack, p.ID AS id, p.post_type AS type, CASE WHEN $en THEN 'en' ELSE 'lt' END AS lang, p.post_title AS title, p.post_status AS status, 0 AS other, p.post_modified AS changed
				FROM {$this->posts()} WHERE $ours AND p.ID NOT IN ({$this->translated()})) g WHERE 1 = 1$narrow";
			array_push( $values, ...$filter->types, ...$narrowed );
		}
		// Whether the Lithuanian text is the one that lacks something, and the condition.
		$of_pairs = array(
			array( Lack::Unpublished, 'en_public = 1', '((lt_public = 1 AND en_public = 0) OR (lt_public = 0 AND en_public = 1))' ),
			array( Lack::Outdated, 'reversed = 1', '((reversed = 0 AND lt_time > en_time) OR (reversed = 1 AND en_time > lt_time))' ),
		);
		foreach ( $of_pairs as [ $lack, $is_lt, $where ] ) {
			if ( ! in_array( $filter->lack, array( null, $lack ), true ) ) {
				continue;
			}
			$behind  = static fn ( string $column ): string => "CASE WHEN $is_lt THEN lt$column ELSE en$column END";
			$ahead   = static fn ( string $column ): string => "CASE WHEN $is_lt THEN en$column ELSE lt$column END";
			$parts[] = "SELECT * FROM (SELECT '{$lack->value}' AS lack, {$behind( '' )} AS id, type, CASE WHEN $is_lt THEN 'lt' ELSE 'en' END AS lang, {$behind( '_title' )} AS title, {$behind( '_status' )} AS status, {$ahead( '' )} AS other, {$ahead( '_time' )} AS changed
				FROM (SELECT m.meta_value AS grp, p.post_type AS type, MAX(CASE WHEN $lt THEN p.ID END) AS lt, MAX(CASE WHEN $en THEN p.ID END) AS en,
					MAX(CASE WHEN $lt THEN p.post_modified END) AS lt_time, MAX(CASE WHEN $en THEN p.post_modified END) AS en_time,
					MAX(CASE WHEN $lt THEN p.post_title END) AS lt_title, MAX(CASE WHEN $en THEN p.post_title END) AS en_title,
					MAX(CASE WHEN $lt THEN p.post_status END) AS lt_status, MAX(CASE WHEN $en THEN p.post_status END) AS en_status,
					MAX(CASE WHEN $lt THEN CASE WHEN p.post_status = 'publish' THEN 1 ELSE 0 END END) AS lt_public,
					MAX(CASE WHEN $en THEN CASE WHEN p.post_status = 'publish' THEN 1 ELSE 0 END END) AS en_public,
					MAX(CASE WHEN $lt AND f.meta_value IS NOT NULL THEN 1 ELSE 0 END) AS reversed
				FROM {$this->posts()}
				JOIN {$this->db->postmeta()} m ON m.post_id = p.ID AND m.meta_key = ? AND m.meta_value <> ''
				LEFT JOIN {$this->db->postmeta()} f ON f.post_id = p.ID AND f.meta_key = ?
				WHERE $ours GROUP BY m.meta_value, p.post_type) pairs WHERE $where) g WHERE 1 = 1$narrow";
			array_push( $values, PostMeta::GROUP, TranslationMeta::MADE_FROM, ...$filter->types, ...$narrowed );
		}
		return array( implode( ' UNION ALL ', $parts ), $values );
	}

	/**
	 * The condition of a list that shows a part of the posts, to stand after `WHERE 1=1`.
	 *
	 * @param string $which `lt`, `en`, `alone`, or `once` for the Lithuanian of each pair.
	 */
	public function condition( string $type, string $which ): string {
		$id      = $this->db->posts() . '.ID';
		$english = "SELECT post_id FROM {$this->db->postmeta()} WHERE meta_key = '" . PostMeta::LANG . "' AND meta_value = 'en'";
		$known   = "SELECT post_id FROM {$this->db->postmeta()} WHERE meta_key = '" . PostMeta::LANG . "'";
		$ours    = 'page' === $type ? " AND $id IN ($known)" : '';
		return match ( $which ) {
			'en'    => " AND $id IN ($english)",
			'lt'    => "$ours AND $id NOT IN ($english)",
			'once'  => " AND ($id NOT IN ($english) OR $id NOT IN ({$this->translated()}))",
			'alone' => "$ours AND $id NOT IN ({$this->translated()})",
			default => '',
		};
	}

	private function posts(): string {
		return $this->db->posts() . ' p LEFT JOIN ' . $this->db->postmeta() . " l ON l.post_id = p.ID AND l.meta_key = '" . PostMeta::LANG . "'";
	}

	/** Ids of posts whose group is there in both languages; needs nothing of the outer query, so it is made once. */
	private function translated(): string {
		$meta = $this->db->postmeta();
		return "SELECT tg.post_id FROM $meta tg WHERE tg.meta_key = '" . PostMeta::GROUP . "' AND tg.meta_value IN (
			SELECT xg.meta_value FROM $meta xg
			JOIN {$this->db->posts()} xp ON xp.ID = xg.post_id AND xp.post_status NOT IN ('trash', 'auto-draft', 'inherit')
			LEFT JOIN $meta xl ON xl.post_id = xp.ID AND xl.meta_key = '" . PostMeta::LANG . "'
			WHERE xg.meta_key = '" . PostMeta::GROUP . "' AND xg.meta_value <> '' GROUP BY xg.meta_value
			HAVING COUNT(DISTINCT CASE WHEN xl.meta_value = 'en' THEN 'en' ELSE 'lt' END) > 1)";
	}
}

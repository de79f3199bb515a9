<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Preview;
use WP_Post;

/**
 * Events in WordPress's tables. Only what is published and open to everybody.
 */
final readonly class EventRepository {

	private const FACTS = array(
		PostMeta::LANG,
		PostMeta::GROUP,
		EventMeta::START_DATE,
		EventMeta::END_DATE,
		EventMeta::START_TIME,
		EventMeta::END_TIME,
		EventMeta::SHOW_END,
		EventMeta::STATUS,
		EventMeta::URL,
		EventMeta::MAP_URL,
		EventMeta::SEQUENCE,
		EventMeta::MOVED_FROM,
		EventMeta::LOCATION,
		EventMeta::PLACE,
		EventMeta::TYPE_LABEL,
		EventMeta::SPEAKERS,
		EventMeta::FILES,
		'_thumbnail_id',
	);

	public function __construct( private Db $db, private Preview $preview = new Preview() ) {}

	/**
	 * All events in both languages, by id.
	 *
	 * @return array<int, array<string, string>> Id to `title`, `slug`, `modified` and meta.
	 */
	public function published(): array {
		$rows = $this->db->rows(
			'SELECT p.ID AS id, p.post_title AS title, p.post_name AS slug, p.post_modified_gmt AS modified, m.meta_key AS name, m.meta_value AS value
			FROM ' . $this->db->posts() . ' p
			JOIN ' . $this->db->postmeta() . ' m ON m.post_id = p.ID AND m.meta_key IN (' . Db::marks( count( self::FACTS ) ) . ")
			WHERE p.post_type = ? AND p.post_status = 'publish' AND p.post_password = ''
			ORDER BY p.ID",
			...array( ...self::FACTS, EventMeta::POST_TYPE )
		);
		$events = array();
		foreach ( $rows as $row ) {
			$id              = (int) $row['id'];
			$events[ $id ] ??= array(
				'title'    => (string) $row['title'],
				'slug'     => (string) $row['slug'],
				'modified' => (string) $row['modified'],
			);
			$events[ $id ]  += array( (string) $row['name'] => (string) $row['value'] );
		}
		$draft = $this->preview->of_type( EventMeta::POST_TYPE );
		return null === $draft ? $events : array( $draft->ID => self::facts( $draft ) ) + $events;
	}

	/** @return array<string, string> As published() gives them, stored or not. */
	private static function facts( WP_Post $event ): array {
		$facts = array(
			'title'    => $event->post_title,
			'slug'     => $event->post_name,
			'modified' => $event->post_modified_gmt,
		);
		foreach ( self::FACTS as $key ) {
			$value         = get_post_meta( $event->ID, $key, true );
			$facts[ $key ] = is_scalar( $value ) ? (string) $value : (string) maybe_serialize( $value );
		}
		if ( ! EventTime::is_day( $facts[ EventMeta::START_DATE ] ?? '' ) ) {
			// Its editor sees all the rest meanwhile; whoever shows it says so.
			$facts[ EventMeta::START_DATE ] = ( new Clock() )->today();
		}
		return $facts;
	}

	/** The text of an event as stored. */
	public function content( int $id ): string {
		return $this->preview->content( $id );
	}

	/**
	 * The towns of events.
	 *
	 * @return array<int, array{slug: string, name: string, name_en: string}> By the id of the event.
	 */
	public function towns(): array {
		[ $terms, $taxonomies, $meta ] = $this->db->terms();
		$rows = $this->db->rows(
			"SELECT r.object_id AS id, t.slug, t.name, n.meta_value AS name_en FROM {$this->db->term_relationships()} r
			JOIN $taxonomies x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = ?
			JOIN $terms t ON t.term_id = x.term_id
			LEFT JOIN $meta n ON n.term_id = t.term_id AND n.meta_key = ?
			ORDER BY t.term_id",
			EventMeta::TOWN,
			Town::NAME_EN
		);
		$towns = array();
		foreach ( $rows as $row ) {
			$towns[ (int) $row['id'] ] ??= array(
				'slug'    => (string) $row['slug'],
				'name'    => (string) $row['name'],
				'name_en' => (string) $row['name_en'],
			);
		}
		return $towns;
	}

	/**
	 * Texts of several events.
	 *
	 * @param list<int> $ids
	 * @return array<int, string> Id to text as stored.
	 */
	public function contents( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->db->rows( 'SELECT ID AS id, post_content AS content FROM ' . $this->db->posts() . ' WHERE ID IN (' . Db::marks( count( $ids ) ) . ')', ...$ids );
		return array_combine( array_map( 'intval', array_column( $rows, 'id' ) ), array_map( 'strval', array_column( $rows, 'content' ) ) );
	}

	/** The post of a group in a language, in whatever state but the bin. Of several the first. */
	public function in_group( string $group, Lang $lang ): ?int {
		$meta = $this->db->postmeta();
		$id   = $this->db->value(
			"SELECT p.ID FROM $meta g JOIN {$this->db->posts()} p ON p.ID = g.post_id AND p.post_type = ? AND p.post_status NOT IN ('trash', 'auto-draft')
			JOIN $meta l ON l.post_id = p.ID AND l.meta_key = ? AND l.meta_value = ?
			WHERE g.meta_key = ? AND g.meta_value = ? ORDER BY p.ID LIMIT 1",
			EventMeta::POST_TYPE,
			PostMeta::LANG,
			$lang->value,
			PostMeta::GROUP,
			$group
		);
		return null === $id ? null : (int) $id;
	}

	/**
	 * Those of these groups that have an event, in whatever state but the bin.
	 *
	 * @param list<string> $groups
	 * @return list<string>
	 */
	public function groups( array $groups ): array {
		$rows = array() === $groups ? array() : $this->db->rows(
			"SELECT DISTINCT g.meta_value AS name FROM {$this->db->postmeta()} g JOIN {$this->db->posts()} p ON p.ID = g.post_id AND p.post_type = ? AND p.post_status NOT IN ('trash', 'auto-draft')
			WHERE g.meta_key = ? AND g.meta_value IN (" . Db::marks( count( $groups ) ) . ')',
			...array( EventMeta::POST_TYPE, PostMeta::GROUP, ...$groups )
		);
		return array_map( 'strval', array_column( $rows, 'name' ) );
	}

	/** The post of the same event in the other language, in whatever state but the bin; null where there is none. */
	public function translation_of( int $id ): ?int {
		$meta = $this->db->postmeta();
		$lang = "COALESCE((SELECT MIN(l.meta_value) FROM $meta l WHERE l.meta_key = '" . PostMeta::LANG . "' AND l.post_id = %s), 'lt')";
		$row  = $this->db->row(
			"SELECT o.post_id AS id FROM $meta g
			JOIN $meta o ON o.meta_key = g.meta_key AND o.meta_value = g.meta_value AND o.post_id <> g.post_id
			JOIN {$this->db->posts()} p ON p.ID = o.post_id AND p.post_type = ? AND p.post_status NOT IN ('trash', 'auto-draft')
			WHERE g.post_id = ? AND g.meta_key = ? AND g.meta_value <> '' AND " . sprintf( $lang, 'o.post_id' ) . ' <> ' . sprintf( $lang, 'g.post_id' ) . '
			ORDER BY o.post_id LIMIT 1',
			EventMeta::POST_TYPE,
			$id,
			PostMeta::GROUP
		);
		return null === $row ? null : (int) $row['id'];
	}

	/**
	 * Puts attachments and published events with their meta into WordPress's caches, in one query where WordPress takes two.
	 *
	 * @param list<int> $ids
	 * @return list<int> Those that are there.
	 */
	public function prime( array $ids ): array {
		$ids = array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT p.*, m.meta_key, m.meta_value FROM ' . $this->db->posts() . ' p LEFT JOIN ' . $this->db->postmeta() . " m ON m.post_id = p.ID
			WHERE p.ID IN (" . Db::marks( count( $ids ) ) . ") AND p.post_password = ''
			AND ((p.post_type = 'attachment' AND p.post_status <> 'trash') OR (p.post_type = ? AND p.post_status = 'publish'))
			ORDER BY m.meta_id",
			...array( ...$ids, EventMeta::POST_TYPE )
		);
		$posts = array();
		$meta  = array();
		foreach ( $rows as $row ) {
			$id            = (int) $row['ID'];
			$meta[ $id ] ??= array();
			if ( null !== $row['meta_key'] ) {
				$meta[ $id ][ $row['meta_key'] ][] = (string) $row['meta_value'];
			}
			unset( $row['meta_key'], $row['meta_value'] );
			$posts[ $id ] = new \WP_Post( (object) $row );
		}
		$list = array_values( $posts );
		update_post_cache( $list );
		wp_cache_set_multiple( $meta, 'post_meta' );
		return array_keys( $posts + ( in_array( $this->preview->id(), $ids, true ) ? array( $this->preview->id() => true ) : array() ) );
	}
}

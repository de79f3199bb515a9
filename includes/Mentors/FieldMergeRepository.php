<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Gives what belongs to fields to another field. Written past WordPress's functions: they go on after an error, and one
 * that the database broke off would be half done.
 */
final readonly class FieldMergeRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Takes these fields for the rest of the transaction.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, int> Those that still exist: term id to id in the taxonomy.
	 */
	public function lock( array $ids ): array {
		[ $terms, $taxonomies ] = $this->db->terms();
		sort( $ids );
		$marks = Db::marks( count( $ids ) );
		$this->db->execute( "UPDATE $terms SET term_group = term_group WHERE term_id IN ($marks)", ...$ids );
		$rows = $this->db->rows( "SELECT term_id, term_taxonomy_id FROM $taxonomies WHERE taxonomy = ? AND term_id IN ($marks)", Field::TAXONOMY, ...$ids );
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['term_id'] ] = (int) $row['term_taxonomy_id'];
		}
		return $found;
	}

	/**
	 * Replaces a field in the profiles of members, whoever they are, or takes it out. A profile that is being saved meanwhile
	 * is left to the next call.
	 *
	 * @return list<int> Whose profile it was in.
	 */
	public function replace_in_profiles( int $from, ?int $to ): array {
		$meta  = $this->db->usermeta();
		$users = array();
		$rows  = $this->db->rows(
			"SELECT umeta_id, user_id, meta_value FROM $meta WHERE meta_key = ? AND (meta_value LIKE ? OR meta_value LIKE ?)" . $this->db->of_this_site( 'user_id' ),
			UserMeta::FIELDS,
			"%i:$from;%",
			'%"' . $from . '"%'
		);
		foreach ( $rows as $row ) {
			$stored = MetaValue::data( $row['meta_value'] );
			$ids    = is_array( $stored ) ? array_map( 'intval', array_filter( $stored, 'is_numeric' ) ) : array();
			if ( in_array( $from, $ids, true ) ) {
				$new = array_values( array_unique( array_filter( array_map( static fn ( int $id ): int => $id === $from ? (int) $to : $id, $ids ) ) ) );
				$this->db->execute( "UPDATE $meta SET meta_value = ? WHERE umeta_id = ? AND meta_value = ?", (string) maybe_serialize( $new ), (int) $row['umeta_id'], (string) $row['meta_value'] );
				$users[] = (int) $row['user_id'];
			}
		}
		return $users;
	}

	/** Mentors at hubs, the lists that visitors read, and what visitors were interested in. */
	public function move( int $from, int $from_taxonomy_id, int $to, int $to_taxonomy_id ): void {
		$relations = $this->db->term_relationships();
		$this->db->execute( "INSERT IGNORE INTO $relations (object_id, term_taxonomy_id, term_order) SELECT object_id, $to_taxonomy_id, term_order FROM $relations WHERE term_taxonomy_id = ?", $from_taxonomy_id );
		$this->db->execute( "DELETE FROM $relations WHERE term_taxonomy_id = ?", $from_taxonomy_id );
		$this->db->execute( "INSERT IGNORE INTO {mentor_terms} (lang, kind, term_id, busy, sort_key, mentor_id) SELECT lang, kind, $to, busy, sort_key, mentor_id FROM {mentor_terms} WHERE term_id = ?", $from );
		$this->db->execute( 'DELETE FROM {mentor_terms} WHERE term_id = ?', $from );
		foreach ( $this->db->rows( 'SELECT day, total FROM {field_views} WHERE term_id = ?', $from ) as $row ) {
			$this->db->execute( 'INSERT INTO {field_views} (term_id, day, total) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE total = total + ?', $to, (string) $row['day'], (int) $row['total'], (int) $row['total'] );
		}
		$this->db->execute( 'DELETE FROM {field_views} WHERE term_id = ?', $from );
	}

	/** Meta of a field, by key. Past WordPress's cache, which a transaction must not fill. */
	public function meta( int $id, string $key ): string {
		return (string) $this->db->value( 'SELECT meta_value FROM ' . $this->db->terms()[2] . ' WHERE term_id = ? AND meta_key = ? ORDER BY meta_id LIMIT 1', $id, $key );
	}

	public function write_meta( int $id, string $key, string $text ): void {
		$meta = $this->db->terms()[2];
		$this->db->execute( "DELETE FROM $meta WHERE term_id = ? AND meta_key = ?", $id, $key );
		$this->db->insert(
			$meta,
			array(
				'term_id'    => $id,
				'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- a column.
				'meta_value' => new FreeText( $text ), // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
	}

	public function slug_of( int $id ): string {
		return (string) $this->db->value( 'SELECT slug FROM ' . $this->db->terms()[0] . ' WHERE term_id = ?', $id );
	}

	/** @return list<int> Posts that have a field. */
	public function posts_of( int $taxonomy_id ): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT object_id FROM {$this->db->term_relationships()} WHERE term_taxonomy_id = ?", $taxonomy_id ), 'object_id' ) );
	}

	/** The field itself, which nothing has any more. */
	public function delete( int $id, int $to ): void {
		[ $terms, $taxonomies, $meta ] = $this->db->terms();
		$this->db->execute( "UPDATE $taxonomies SET parent = CASE WHEN term_id = ? THEN 0 ELSE ? END WHERE taxonomy = ? AND parent = ?", $to, $to, Field::TAXONOMY, $id );
		$this->db->execute( "DELETE FROM $meta WHERE term_id = ?", $id );
		$this->db->execute( "DELETE FROM $taxonomies WHERE term_id = ? AND taxonomy = ?", $id, Field::TAXONOMY );
		$this->db->execute( "DELETE FROM $terms WHERE term_id = ?", $id );
	}
}

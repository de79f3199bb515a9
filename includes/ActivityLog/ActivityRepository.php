<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * The rows of the activity log: added, read, and deleted once they are old; there is no statement that changes one.
 */
final readonly class ActivityRepository {

	/** Beyond it rows are not counted, so that a page costs the same however long the log is. */
	public const COUNTED = 100000;

	/** Rows that all() reads at once. */
	private const PART = 500;

	public function __construct( private Db $db, private int $counted = self::COUNTED ) {}

	/** @param array<string, int|bool|string> $facts */
	public function add( int $now, int $actor_id, Act $act, ActObject $object, string $object_id, array $facts ): void {
		$this->db->insert(
			'{activity}',
			array(
				'created_at' => Clock::to_sql( $now ),
				'actor_id'   => $actor_id,
				'act'        => $act->value,
				'object'     => $object->value,
				'object_id'  => $object_id,
				'facts'      => new FreeText( (string) wp_json_encode( (object) $facts ) ),
			)
		);
	}

	/** At most COUNTED. */
	public function count( ActivityFilter $filter ): int {
		[ $where, $values ] = self::where( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM ( SELECT id FROM {activity} WHERE $where LIMIT ? ) c", ...array( ...$values, $this->counted ) );
	}

	/**
	 * Newest first.
	 *
	 * @return list<Entry>
	 */
	public function page( ActivityFilter $filter, int $limit, int $offset ): array {
		[ $where, $values ] = self::where( $filter );
		return $this->named(
			$this->db->rows(
				"SELECT a.* FROM ( SELECT id FROM {activity} WHERE $where ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ? ) p
				JOIN {activity} a ON a.id = p.id ORDER BY a.created_at DESC, a.id DESC",
				...array( ...$values, $limit, $offset )
			)
		);
	}

	/** The newest id; 0 for none. */
	public function last_id(): int {
		return (int) $this->db->value( 'SELECT MAX(id) FROM {activity}' );
	}

	/**
	 * All in the order of page(), up to an id, read in parts.
	 *
	 * @return iterable<Entry>
	 */
	public function all( ActivityFilter $filter, int $last_id ): iterable {
		[ $where, $values ] = self::where( $filter );
		$after              = '';
		$more               = array();
		do {
			$entries = $this->named( $this->db->rows( "SELECT * FROM {activity} WHERE $where AND id <= ? $after ORDER BY created_at DESC, id DESC LIMIT ?", ...array( ...$values, $last_id, ...$more, self::PART ) ) );
			yield from $entries;
			$last  = end( $entries );
			$after = 'AND created_at <= ? AND ( created_at < ? OR id < ? )';
			$more  = false === $last ? array() : array( $last->created_at, $last->created_at, $last->id );
		} while ( count( $entries ) === self::PART );
	}

	/**
	 * What a person did, and what was done with their account; newest first.
	 *
	 * @return list<Entry>
	 */
	public function about( int $user_id, int $limit, int $offset ): array {
		return $this->named(
			$this->db->rows(
				'SELECT a.* FROM ( SELECT id FROM {activity} WHERE actor_id = ? UNION SELECT id FROM {activity} WHERE object = ? AND object_id = ? ) p
				JOIN {activity} a ON a.id = p.id ORDER BY a.created_at DESC, a.id DESC LIMIT ? OFFSET ?',
				$user_id,
				ActObject::User->value,
				(string) $user_id,
				$limit,
				$offset
			)
		);
	}

	/**
	 * What was done with a person's account, newest first, and how many rows that are; without changes of the status.
	 *
	 * @return array{list<Entry>, int}
	 */
	public function newest_with( int $user_id, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT a.*, COUNT(*) OVER () AS total FROM {activity} a WHERE object = ? AND object_id = ? AND act <> ? ORDER BY created_at DESC, id DESC LIMIT ?',
			ActObject::User->value,
			(string) $user_id,
			Act::Status->value,
			$limit
		);
		return array( $this->named( $rows ), (int) ( $rows[0]['total'] ?? 0 ) );
	}

	/** @param string $before UTC `yyyy-MM-dd HH:mm:ss`. */
	public function purge( string $before ): void {
		$this->db->execute( 'DELETE FROM {activity} WHERE created_at < ?', $before );
	}

	/** @return array{literal-string, list<int|string>} */
	private static function where( ActivityFilter $filter ): array {
		$parts = array(
			array( 'act = ?', $filter->act?->value ),
			array( 'actor_id = ?', $filter->actor_id ),
			array( 'object = ?', $filter->object?->value ),
			array( 'object_id = ?', '' === $filter->object_id ? null : $filter->object_id ),
			array( 'created_at >= ?', '' === $filter->from ? null : $filter->from ),
			array( 'created_at < ?', '' === $filter->before ? null : $filter->before ),
		);
		$where  = '1 = 1';
		$values = array();
		foreach ( $parts as [ $sql, $value ] ) {
			if ( null !== $value ) {
				$where   .= " AND $sql";
				$values[] = $value;
			}
		}
		return array( $where, $values );
	}

	/**
	 * The names of all people of a page in one query: an id that stands as a text beside names of settings is joined by no index.
	 *
	 * @param list<array<string, string|null>> $rows
	 * @return list<Entry>
	 */
	private function named( array $rows ): array {
		$ids = array();
		foreach ( $rows as $row ) {
			$ids[ (int) $row['actor_id'] ] = true;
			if ( ActObject::User->value === $row['object'] ) {
				$ids[ (int) $row['object_id'] ] = true;
			}
		}
		unset( $ids[0] );
		$names = array() === $ids ? array() : array_column(
			$this->db->rows( "SELECT ID, display_name FROM {$this->db->users()} WHERE ID IN (" . Db::marks( count( $ids ) ) . ')', ...array_keys( $ids ) ),
			'display_name',
			'ID'
		);
		return array_map(
			static function ( array $row ) use ( $names ): Entry {
				$object_id = (string) $row['object_id'];
				$facts     = json_decode( (string) $row['facts'], true );
				return new Entry(
					(int) $row['id'],
					(string) $row['created_at'],
					(int) $row['actor_id'],
					$names[ (int) $row['actor_id'] ] ?? null,
					(string) $row['act'],
					(string) $row['object'],
					1 === preg_match( '~^\d{1,18}$~D', $object_id ) ? (int) $object_id : $object_id,
					ActObject::User->value === $row['object'] ? $names[ (int) $object_id ] ?? null : null,
					is_array( $facts ) ? $facts : array()
				);
			},
			$rows
		);
	}
}

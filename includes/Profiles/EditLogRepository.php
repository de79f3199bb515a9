<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Rows of changed public texts.
 */
final readonly class EditLogRepository {

	public function __construct( private Db $db ) {}

	/** @return array<string, Edit> By field. */
	public function of( int $user_id ): array {
		return array_column( self::edits( $this->db->rows( 'SELECT * FROM {profile_edits} WHERE user_id = ? ORDER BY changed_at DESC, id', $user_id ) ), null, 'field' );
	}

	/** A first change of this text; another process may have been faster. */
	public function add( int $user_id, string $field, string $before, string $after, int $now ): void {
		$this->db->insert_ignore(
			'{profile_edits}',
			array(
				'user_id'    => $user_id,
				'field'      => $field,
				'old_text'   => new FreeText( $before ),
				'new_text'   => new FreeText( $after ),
				'changed_at' => $now,
			)
		);
	}

	public function replace( int $id, string $before, string $after, int $now ): void {
		$this->db->execute( 'UPDATE {profile_edits} SET old_text = ?, new_text = ?, changed_at = ?, seen = 0 WHERE id = ?', new FreeText( $before ), new FreeText( $after ), $now, $id );
	}

	public function remove( int $id ): void {
		$this->db->execute( 'DELETE FROM {profile_edits} WHERE id = ?', $id );
	}

	/** @return bool Whether there was anything. */
	public function remove_of( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {profile_edits} WHERE user_id = ?', $user_id ) > 0;
	}

	/** What was changed later than $until was not seen. */
	public function mark_seen( int $user_id, int $until ): int {
		return $this->db->execute( 'UPDATE {profile_edits} SET seen = 1 WHERE user_id = ? AND seen = 0 AND changed_at <= ?', $user_id, $until );
	}

	/** The same, unless there is a later one. */
	public function mark_seen_as( int $user_id, int $latest ): bool {
		return $this->db->transaction(
			function () use ( $user_id, $latest ): bool {
				$this->db->lock_user( $user_id );
				$is_latest = (int) $this->db->value( 'SELECT MAX( changed_at ) FROM {profile_edits} WHERE user_id = ? AND seen = 0', $user_id ) === $latest;
				return $is_latest && $this->mark_seen( $user_id, $latest ) > 0;
			}
		);
	}

	public function purge( int $before ): void {
		$this->db->execute( 'DELETE FROM {profile_edits} WHERE seen = 1 AND changed_at < ?', $before );
	}

	/** One row a mentor with changes that no one has seen; see AttentionKind. */
	public function select_unseen(): UnionPart {
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'texts' ),
			"SELECT e.user_id AS id, e.first AS since, e.last AS mark, u.ID AS who_id, u.display_name AS who_name, e.texts
			FROM ( SELECT user_id, MIN( changed_at ) AS first, MAX( changed_at ) AS last, COUNT(*) AS texts FROM {profile_edits} p WHERE seen = 0 AND {$this->shown()} GROUP BY user_id ) e
			LEFT JOIN {$this->db->users()} u ON u.ID = e.user_id",
			array()
		);
	}

	/** Mentors with changes that no one has seen. */
	public function unseen_people(): int {
		return (int) $this->db->value( 'SELECT COUNT(DISTINCT user_id) FROM {profile_edits} p WHERE seen = 0 AND ' . $this->shown() );
	}

	/**
	 * Their changes, the latest mentors first.
	 *
	 * @return array<int, non-empty-list<Edit>> By person.
	 */
	public function unseen( int $people ): array {
		$ids = array_map(
			'intval',
			array_column( $this->db->rows( 'SELECT user_id, MAX(changed_at) AS latest FROM {profile_edits} p WHERE seen = 0 AND ' . $this->shown() . ' GROUP BY user_id ORDER BY latest DESC, user_id LIMIT ?', $people ), 'user_id' )
		);
		$found = array() === $ids ? array() : self::edits( $this->db->rows( 'SELECT * FROM {profile_edits} WHERE seen = 0 AND user_id IN (' . Db::marks( count( $ids ) ) . ') ORDER BY id', ...$ids ) );
		$by    = array();
		foreach ( $ids as $id ) {
			$own = array_values( array_filter( $found, static fn ( Edit $edit ): bool => $edit->user_id === $id ) );
			if ( array() !== $own ) {
				$by[ $id ] = $own;
			}
		}
		return $by;
	}

	/** That the mentor is public, or was until the change; of `{profile_edits} p`. */
	private function shown(): string {
		return "EXISTS ( SELECT 1 FROM {$this->db->usermeta()} s WHERE s.user_id = p.user_id AND s.meta_key = '" . UserMeta::STATUS . "' AND s.meta_value IN ( '" . AccountStatus::Public->value . "', '" . AccountStatus::Submitted->value . "' ) )";
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Edit>
	 */
	private static function edits( array $rows ): array {
		return array_map(
			static fn ( array $row ): Edit => new Edit( (int) $row['id'], (int) $row['user_id'], (string) $row['field'], (string) $row['old_text'], (string) $row['new_text'], (int) $row['changed_at'], '1' === (string) $row['seen'] ),
			$rows
		);
	}
}

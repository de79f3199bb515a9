<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mentors\MentorKey;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * The mentors that a founder saved; nobody else reads them.
 */
final readonly class ShortlistRepository {

	public function __construct( private Db $db ) {}

	/** @return list<MentorKey> The newest first. */
	public function of( int $founder_id ): array {
		return array_map(
			static fn ( array $row ): MentorKey => new MentorKey( MentorKind::from( (string) $row['kind'] ), (string) $row['pair_key'] ),
			$this->db->rows( 'SELECT kind, pair_key FROM {shortlist} WHERE founder_id = ? ORDER BY id DESC', $founder_id )
		);
	}

	/**
	 * Who is there already keeps the place.
	 *
	 * @param non-empty-list<MentorKey> $mentors The last is the newest.
	 * @return int How many were not there.
	 */
	public function add( int $founder_id, array $mentors, int $now ): int {
		$values = array();
		foreach ( $mentors as $mentor ) {
			array_push( $values, $founder_id, $mentor->kind->value, $mentor->pair, Clock::to_sql( $now ) );
		}
		return $this->db->execute( 'INSERT IGNORE INTO {shortlist} (founder_id, kind, pair_key, saved_at) VALUES ' . Db::rows_of_marks( count( $mentors ), 4 ), ...$values );
	}

	public function remove( int $founder_id, MentorKey $mentor ): void {
		$this->db->execute( 'DELETE FROM {shortlist} WHERE founder_id = ? AND kind = ? AND pair_key = ?', $founder_id, $mentor->kind->value, $mentor->pair );
	}

	/**
	 * For the copy of a person's data.
	 *
	 * @return list<array{id: int, mentor: MentorKey, saved_at: string}> The newest first.
	 */
	public function dated( int $founder_id, int $limit, int $offset ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'       => (int) $row['id'],
				'mentor'   => new MentorKey( MentorKind::from( (string) $row['kind'] ), (string) $row['pair_key'] ),
				'saved_at' => (string) $row['saved_at'],
			),
			$this->db->rows( 'SELECT id, kind, pair_key, saved_at FROM {shortlist} WHERE founder_id = ? ORDER BY id DESC LIMIT ? OFFSET ?', $founder_id, $limit, $offset )
		);
	}

	/** Removes what a person saved, and the person from what others saved. */
	public function forget( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {shortlist} WHERE founder_id = ?', $user_id )
			+ $this->db->execute( 'DELETE FROM {shortlist} WHERE kind = ? AND pair_key = ?', MentorKind::Dynamic->value, MentorKey::of_member( $user_id )->pair ) > 0;
	}
}

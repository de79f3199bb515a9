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
			static fn ( array $row ): MentorKey => new MentorKey( MentorKind::from( (string) $row['kind'] ), (int) $row['mentor_id'] ),
			$this->db->rows( 'SELECT kind, mentor_id FROM {shortlist} WHERE founder_id = ? ORDER BY id DESC', $founder_id )
		);
	}

	public function add( int $founder_id, MentorKey $mentor, int $now ): void {
		$this->db->insert_ignore(
			'{shortlist}',
			array(
				'founder_id' => $founder_id,
				'kind'       => $mentor->kind->value,
				'mentor_id'  => $mentor->id,
				'saved_at'   => Clock::to_sql( $now ),
			)
		);
	}

	public function remove( int $founder_id, MentorKey $mentor ): void {
		$this->db->execute( 'DELETE FROM {shortlist} WHERE founder_id = ? AND kind = ? AND mentor_id = ?', $founder_id, $mentor->kind->value, $mentor->id );
	}

	/**
	 * For the copy of a person's data.
	 *
	 * @return list<array{id: int, name: string, saved_at: string}> The newest first.
	 */
	public function named( int $founder_id, int $limit, int $offset ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'       => (int) $row['id'],
				'name'     => (string) $row['name'],
				'saved_at' => (string) $row['saved_at'],
			),
			$this->db->rows(
				"SELECT s.id, s.saved_at, COALESCE( u.display_name, p.post_title, '' ) AS name FROM {shortlist} s
				LEFT JOIN {$this->db->users()} u ON s.kind = ? AND u.ID = s.mentor_id LEFT JOIN {$this->db->posts()} p ON s.kind = ? AND p.ID = s.mentor_id
				WHERE s.founder_id = ? ORDER BY s.id DESC LIMIT ? OFFSET ?",
				MentorKind::Dynamic->value,
				MentorKind::Static->value,
				$founder_id,
				$limit,
				$offset
			)
		);
	}

	/** Removes what a person saved, and the person from what others saved. */
	public function forget( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {shortlist} WHERE founder_id = ?', $user_id )
			+ $this->db->execute( 'DELETE FROM {shortlist} WHERE kind = ? AND mentor_id = ?', MentorKind::Dynamic->value, $user_id ) > 0;
	}
}

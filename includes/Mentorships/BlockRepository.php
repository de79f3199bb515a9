<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;

/**
 * The blocks that a person made; nobody reads those of others.
 */
final readonly class BlockRepository {

	public function __construct( private Db $db ) {}

	/** Whether the two have, or had, a mentorship. */
	public function have_met( Side $side, int $user_id, int $other_id ): bool {
		return null !== $this->db->value( "SELECT 1 FROM {mentorships} WHERE {$side->column( 'id' )} = ? AND {$side->other()->column( 'id' )} = ? LIMIT 1", $user_id, $other_id );
	}

	/** @return bool Whether there was none. */
	public function add( int $user_id, int $other_id, int $now ): bool {
		return $this->db->insert_ignore(
			'{blocks}',
			array(
				'user_id'    => $user_id,
				'blocked_id' => $other_id,
				'created_at' => Clock::to_sql( $now ),
			)
		);
	}

	/** @return bool Whether there was one. */
	public function remove( int $user_id, int $other_id ): bool {
		return 1 === $this->db->execute( 'DELETE FROM {blocks} WHERE user_id = ? AND blocked_id = ?', $user_id, $other_id );
	}

	/** @return list<array{person: Participant, created_at: string}> The newest first. */
	public function of( int $user_id ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'person'     => new Participant( (int) $row['blocked_id'], $row['display_name'] ),
				'created_at' => (string) $row['created_at'],
			),
			$this->db->rows( "SELECT b.blocked_id, b.created_at, u.display_name FROM {blocks} b LEFT JOIN {$this->db->users()} u ON u.ID = b.blocked_id WHERE b.user_id = ? ORDER BY b.created_at DESC, b.blocked_id DESC", $user_id )
		);
	}

	/** Removes those that a person made, and those of others about this person. */
	public function erase( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {blocks} WHERE user_id = ?', $user_id ) + $this->db->execute( 'DELETE FROM {blocks} WHERE blocked_id = ?', $user_id ) > 0;
	}
}

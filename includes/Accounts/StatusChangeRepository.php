<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Identity\AccountStatus;

final readonly class StatusChangeRepository {

	public function __construct( private Db $db, private Clock $clock ) {}

	/** @param int $actor_id 0: the system. */
	public function add( int $user_id, AccountStatus $from, AccountStatus $to, string $reason, int $actor_id ): void {
		$this->db->insert(
			'{status_changes}',
			array(
				'user_id'    => $user_id,
				'actor_id'   => $actor_id,
				'old_status' => $from->value,
				'new_status' => $to->value,
				'reason'     => new FreeText( $reason ),
				'changed_at' => Clock::to_sql( $this->clock->now() ),
			)
		);
	}

	/**
	 * Newest first, with how many there are and the name of who made each.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function newest( int $user_id, int $limit, int $offset = 0 ): array {
		return $this->db->rows(
			"SELECT c.*, u.display_name AS actor_name FROM ( SELECT id, actor_id, old_status, new_status, reason, changed_at, COUNT(*) OVER () AS total
				FROM {status_changes} WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ? ) c
			LEFT JOIN {$this->db->users()} u ON u.ID = c.actor_id ORDER BY c.id DESC",
			$user_id,
			$limit,
			$offset
		);
	}

	/** Deletes what was changed of a person, and forgets what they changed of others. */
	public function forget( int $user_id ): bool {
		$removed = $this->db->execute( 'DELETE FROM {status_changes} WHERE user_id = ?', $user_id );
		return 0 < $removed + $this->db->execute( 'UPDATE {status_changes} SET actor_id = 0 WHERE actor_id = ?', $user_id );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Database\Db;

final readonly class LastSeenRepository {

	public function __construct( private Db $db ) {}

	/** @param string $day `yyyy-MM-dd`; an earlier one than is kept changes nothing. */
	public function note( int $user_id, string $day ): void {
		$this->db->execute( 'INSERT INTO {last_seen} (user_id, seen_on) VALUES (?, ?) ON DUPLICATE KEY UPDATE seen_on = CASE WHEN seen_on < ? THEN ? ELSE seen_on END', $user_id, $day, $day, $day );
	}

	/** `yyyy-MM-dd`; null for never. */
	public function day( int $user_id ): ?string {
		return $this->db->value( 'SELECT seen_on FROM {last_seen} WHERE user_id = ?', $user_id );
	}

	/**
	 * The day as a column of a query about people.
	 *
	 * @param literal-string $user_id Column.
	 * @return literal-string
	 */
	public static function column( string $user_id ): string {
		return "( SELECT seen.seen_on FROM {last_seen} seen WHERE seen.user_id = $user_id )";
	}

	public function forget( int $user_id ): bool {
		return 0 < $this->db->execute( 'DELETE FROM {last_seen} WHERE user_id = ?', $user_id );
	}
}

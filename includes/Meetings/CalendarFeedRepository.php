<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * The hashes of private calendars' addresses.
 */
final readonly class CalendarFeedRepository {

	public function __construct( private Db $db ) {}

	/** Makes or renews. */
	public function set( int $user_id, string $hash, int $now ): void {
		$at = Clock::to_sql( $now );
		$this->db->execute( 'INSERT INTO {calendar_feeds} (user_id, token_hash, created_at) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE token_hash = ?, created_at = ?', $user_id, $hash, $at, $hash, $at );
	}

	/** Whose it is; 0 for nobody's. */
	public function owner( string $hash ): int {
		return (int) $this->db->value( 'SELECT user_id FROM {calendar_feeds} WHERE token_hash = ?', $hash );
	}

	/** @return string|null When it was made, in UTC. */
	public function made_at( int $user_id ): ?string {
		return $this->db->value( 'SELECT created_at FROM {calendar_feeds} WHERE user_id = ?', $user_id );
	}

	public function end( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {calendar_feeds} WHERE user_id = ?', $user_id ) > 0;
	}

	public function end_all(): void {
		$this->db->execute( 'DELETE FROM {calendar_feeds}' );
	}
}

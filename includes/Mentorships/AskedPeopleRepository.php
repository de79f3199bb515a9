<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * That nobody is asked about mentorships more than once a week, whichever question it is.
 */
final readonly class AskedPeopleRepository {

	private const PAUSE = 7 * 86400;

	public function __construct( private Db $db ) {}

	/** Condition of people who may be asked; its value is busy_since(). */
	public static function condition( string $column ): string {
		return "NOT EXISTS ( SELECT 1 FROM {asked_people} a WHERE a.user_id = $column AND a.asked_at > ? )";
	}

	public static function busy_since( int $now ): string {
		return Clock::to_sql( $now - self::PAUSE );
	}

	/** Whoever is going to ask holds the person's lock. */
	public function may_be_asked( int $user_id, int $now ): bool {
		return null === $this->db->value( 'SELECT 1 FROM {asked_people} WHERE user_id = ? AND asked_at > ?', $user_id, self::busy_since( $now ) );
	}

	/** Noted when the email is queued, and again when it has left. */
	public function note( int $user_id, int $now ): void {
		$this->db->execute( 'INSERT INTO {asked_people} ( user_id, asked_at ) VALUES ( ?, ? ) ON DUPLICATE KEY UPDATE asked_at = ?', $user_id, Clock::to_sql( $now ), Clock::to_sql( $now ) );
	}
}

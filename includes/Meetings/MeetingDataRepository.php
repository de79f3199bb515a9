<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Meetings by person, for export and erasing, and what is erased by the clock.
 */
final readonly class MeetingDataRepository {

	private const NO_TEXTS = "place = '', note = '', answer_note = '', has_texts = 0";

	/** Days after the end after which the two people's words go. */
	private const TEXTS_SECONDS = 30 * 86400;

	public function __construct( private Db $db ) {}

	/**
	 * Ids of a person's, oldest first.
	 *
	 * @return list<int>
	 */
	public function of( int $user_id, int $limit, int $offset ): array {
		return $this->ids( 'founder_id = ? OR mentor_id = ? ORDER BY id LIMIT ? OFFSET ?', $user_id, $user_id, $limit, $offset );
	}

	/**
	 * Those of a person that are proposed, or agreed and not begun.
	 *
	 * @return list<int>
	 */
	public function coming( int $user_id, int $now ): array {
		return $this->ids( "( founder_id = ? OR mentor_id = ? ) AND ( state = 'proposed' OR ( state = 'agreed' AND agreed_at IS NOT NULL AND starts_at > ? ) ) ORDER BY id", $user_id, $user_id, Clock::to_sql( $now ) );
	}

	/**
	 * Takes a person off, and the words of both: they are about that person.
	 *
	 * @return int Of how many.
	 */
	public function disown( int $user_id ): int {
		$count = 0;
		foreach ( array( 'founder', 'mentor' ) as $side ) {
			$count += $this->db->execute( "UPDATE {meetings} SET {$side}_id = 0, " . self::NO_TEXTS . " WHERE {$side}_id = ?", $user_id );
		}
		return $count;
	}

	/** Removes those that belong to no one any more. */
	public function delete_orphans(): int {
		return $this->db->execute( 'DELETE FROM {meetings} WHERE founder_id = 0 AND mentor_id = 0' );
	}

	/** Erases place and notes 30 days after the end, or after the last time of what came to nothing. */
	public function forget_texts( int $now ): void {
		$this->db->execute( 'UPDATE {meetings} SET ' . self::NO_TEXTS . ' WHERE has_texts = 1 AND ends_at <= ?', Clock::to_sql( $now - self::TEXTS_SECONDS ) );
	}

	/** @return list<int> */
	private function ids( string $where, int|string ...$values ): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT id FROM {meetings} WHERE $where", ...$values ), 'id' ) );
	}
}

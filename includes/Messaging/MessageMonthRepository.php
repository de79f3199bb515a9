<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;

/**
 * Counts what mentors write and get. Called last in the transaction of a message: two writers to one mentor wait for
 * each other here only. Times are unix seconds.
 */
final readonly class MessageMonthRepository {

	public function __construct( private Db $db ) {}

	/** A conversation that a founder began, its first message included. */
	public function count_conversation( int $mentor_id, int $at ): void {
		$this->add( $mentor_id, $at, array( 'conversations', 'received' ) );
	}

	public function count_message( int $mentor_id, Side $author, int $at ): void {
		$this->add( $mentor_id, $at, array( Side::Mentor === $author ? 'sent' : 'received' ) );
	}

	/** Gives what a mentor's months count to mentor 0: the sums of all mentors stay. */
	public function disown( int $mentor_id ): void {
		$this->db->transaction(
			function () use ( $mentor_id ): void {
				foreach ( $this->db->rows( 'SELECT month, conversations, sent, received FROM {message_months} WHERE mentor_id = ?', $mentor_id ) as $row ) {
					$counts = array( (int) $row['conversations'], (int) $row['sent'], (int) $row['received'] );
					$this->db->execute(
						'INSERT INTO {message_months} (mentor_id, month, conversations, sent, received) VALUES (0, ?, ?, ?, ?)
						ON DUPLICATE KEY UPDATE conversations = conversations + ?, sent = sent + ?, received = received + ?',
						(string) $row['month'],
						...array( ...$counts, ...$counts )
					);
				}
				$this->db->execute( 'DELETE FROM {message_months} WHERE mentor_id = ?', $mentor_id );
			}
		);
	}

	/** @param non-empty-list<string> $columns */
	private function add( int $mentor_id, int $at, array $columns ): void {
		$names = implode( ', ', $columns );
		$ones  = implode( ', ', array_fill( 0, count( $columns ), '1' ) );
		$grow  = implode( ', ', array_map( static fn ( string $column ): string => "$column = $column + 1", $columns ) );
		$this->db->execute( "INSERT INTO {message_months} (mentor_id, month, $names) VALUES (?, ?, $ones) ON DUPLICATE KEY UPDATE $grow", $mentor_id, Clock::month( $at ) );
	}

	/** The months of a mentor that have any; see months(). */
	public function select_months( int $mentor_id ): UnionPart {
		return new UnionPart( array( 'month', 'conversations', 'sent', 'received' ), 'SELECT month, conversations, sent, received FROM {message_months} WHERE mentor_id = ?', array( $mentor_id ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select_months().
	 * @return array<string, MonthOfMessages> By month.
	 */
	public static function months( array $rows ): array {
		$months = array();
		foreach ( $rows as $row ) {
			$months[ (string) $row['month'] ] = new MonthOfMessages( (int) $row['conversations'], (int) $row['sent'], (int) $row['received'] );
		}
		return $months;
	}
}

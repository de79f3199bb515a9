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

	/**
	 * The mentor's answer to a conversation; only the first of them counts.
	 *
	 * @param int $began When the conversation began.
	 */
	public function count_answer( int $convo_id, int $mentor_id, int $began, int $at ): void {
		$is_first = 1 === $this->db->execute(
			'UPDATE {conversations} SET answer_seconds = ? WHERE convo_id = ? AND answer_seconds IS NULL',
			max( 0, $at - $began ),
			$convo_id
		);
		if ( $is_first ) {
			$this->add( $mentor_id, $began, array( 'answered' ) );
		}
	}

	/** Gives what a mentor's months count to mentor 0: the sums of all mentors stay. */
	public function disown( int $mentor_id ): void {
		$this->db->transaction(
			function () use ( $mentor_id ): void {
				foreach ( $this->db->rows( 'SELECT month, conversations, answered, sent, received FROM {message_months} WHERE mentor_id = ?', $mentor_id ) as $row ) {
					$counts = array( (int) $row['conversations'], (int) $row['answered'], (int) $row['sent'], (int) $row['received'] );
					$this->db->execute(
						'INSERT INTO {message_months} (mentor_id, month, conversations, answered, sent, received) VALUES (0, ?, ?, ?, ?, ?)
						ON DUPLICATE KEY UPDATE conversations = conversations + ?, answered = answered + ?, sent = sent + ?, received = received + ?',
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
		return new UnionPart( array( 'month', 'conversations', 'answered', 'sent', 'received' ), 'SELECT month, conversations, answered, sent, received FROM {message_months} WHERE mentor_id = ?', array( $mentor_id ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select_months().
	 * @return array<string, MonthOfMessages> By month.
	 */
	public static function months( array $rows ): array {
		$months = array();
		foreach ( $rows as $row ) {
			$months[ (string) $row['month'] ] = new MonthOfMessages( (int) $row['conversations'], (int) $row['answered'], (int) $row['sent'], (int) $row['received'] );
		}
		return $months;
	}

	/**
	 * The middle of how long the mentor's first answers took, in seconds.
	 *
	 * @param positive-int $answered How many there are. Half of them are walked over, in the index.
	 */
	public function select_median( int $mentor_id, int $answered ): UnionPart {
		return new UnionPart(
			array( 'seconds' ),
			'SELECT AVG(answer_seconds) AS seconds FROM (SELECT answer_seconds FROM {conversations} WHERE mentor_id = ? AND answer_seconds IS NOT NULL ORDER BY answer_seconds LIMIT ' . ( 2 - $answered % 2 ) . ' OFFSET ' . intdiv( $answered - 1, 2 ) . ') middle',
			array( $mentor_id )
		);
	}
}

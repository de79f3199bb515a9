<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use InvalidArgumentException;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;

/**
 * Puts in conversations that took place elsewhere or are invented for a demo: with their own times, without limits,
 * emails and actions.
 */
final readonly class ConversationHistory {

	public function __construct( private Db $db, private ConversationRepository $conversations, private MessageRepository $messages ) {}

	/** Whether the two have a conversation of this subject. */
	public function has( int $founder_id, int $mentor_id, string $subject ): bool {
		return in_array( $subject, $this->conversations->subjects_of( $founder_id, $mentor_id ), true );
	}

	/** The last message that the mentor wrote in it; 0 for none. */
	public function last_message_of_mentor( int $founder_id, int $mentor_id, string $subject ): int {
		return (int) $this->conversations->last_id_of_mentor( $founder_id, $mentor_id, $subject );
	}

	/**
	 * @param non-empty-list<array{author_id: int, text: string, at: int}> $messages     Oldest first; `at` is unix seconds.
	 * @param int                                                         $founder_read How many of them the founder has read, from the start.
	 * @param int                                                         $mentor_read  The same of the mentor.
	 * @return int The conversation's id.
	 */
	public function add( int $founder_id, int $mentor_id, string $subject, array $messages, int $founder_read, int $mentor_read ): int {
		if ( $messages[0]['author_id'] !== $founder_id ) {
			throw new InvalidArgumentException( 'A conversation begins with its founder.' );
		}
		$convo_id = $this->db->transaction(
			function () use ( $founder_id, $mentor_id, $subject, $messages, $founder_read, $mentor_read ): int {
				$first    = $messages[0]['at'];
				$convo_id = $this->conversations->reserve_id( Clock::to_sql( $first ) );
				$ids      = array( 0 );
				$last     = array( $founder_id => 0, $mentor_id => 0 );
				foreach ( $messages as $message ) {
					$id                            = $this->messages->add( $convo_id, $message['author_id'], $message['text'], $message['at'] );
					$ids[]                         = $id;
					$last[ $message['author_id'] ] = $id;
				}
				$this->conversations->create(
					new NewConversation(
						$convo_id,
						$founder_id,
						$mentor_id,
						$subject,
						$first,
						$messages[ count( $messages ) - 1 ]['at'],
						count( $messages ),
						$last[ $founder_id ],
						$last[ $mentor_id ],
						$ids[ min( $founder_read, count( $messages ) ) ],
						$ids[ min( $mentor_read, count( $messages ) ) ]
					)
				);
				$this->count( $convo_id, $mentor_id, $messages );
				return $convo_id;
			}
		);
		clean_post_cache( $convo_id );
		return $convo_id;
	}

	/** @param non-empty-list<array{author_id: int, text: string, at: int}> $messages */
	private function count( int $convo_id, int $mentor_id, array $messages ): void {
		$months = new MessageMonthRepository( $this->db );
		$first  = array_shift( $messages );
		$months->count_conversation( $mentor_id, $first['at'] );
		foreach ( $messages as $message ) {
			$side = $message['author_id'] === $mentor_id ? Side::Mentor : Side::Founder;
			if ( Side::Mentor === $side ) {
				$this->conversations->note_answer( $convo_id, $message['at'] - $first['at'] );
			}
			$months->count_message( $mentor_id, $side, $message['at'] );
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Messaging\ConversationHistory;

/**
 * Conversations with the times they would have had, without emails.
 *
 * @phpstan-import-type ConversationData from DemoData
 */
final readonly class ConversationsImport {

	public function __construct( private DemoData $data, private ConversationHistory $history, private Clock $clock ) {}

	/**
	 * @param array<string, int> $people Address in the data to user id.
	 * @return list<array{string, string}> Founders and mentors who got a conversation.
	 */
	public function run( array $people ): array {
		$now   = $this->clock->now();
		$added = array();
		foreach ( $this->latest_last() as $conversation ) {
			$founder = $people[ $conversation['founder'] ];
			$mentor  = $people[ $conversation['mentor'] ];
			if ( $this->history->has( $founder, $mentor, $conversation['subject'] ) ) {
				continue;
			}
			$messages = array();
			foreach ( $conversation['messages'] as $message ) {
				$messages[] = array(
					'author_id' => $people[ $message['from'] ],
					'text'      => $message['text'],
					'at'        => $now - 60 * $message['minutes_ago'],
				);
			}
			$this->history->add( $founder, $mentor, $conversation['subject'], $messages, $conversation['founder_read_count'], $conversation['mentor_read_count'] );
			$added[] = array( $conversation['founder'], $conversation['mentor'] );
		}
		return $added;
	}

	/**
	 * Inboxes are ordered by the ids of messages: the latest news must get the highest.
	 *
	 * @return list<ConversationData>
	 */
	private function latest_last(): array {
		$conversations = $this->data->conversations();
		$age           = static fn ( array $conversation ): int => $conversation['messages'][ count( $conversation['messages'] ) - 1 ]['minutes_ago'];
		usort( $conversations, static fn ( array $a, array $b ): int => $age( $b ) <=> $age( $a ) );
		return $conversations;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentorships\MentorshipEvents;

/**
 * Writing: a founder's first message to a mentor, and the answers of both. A repeated client_id answers
 * as the first time.
 */
final readonly class MessagingService {

	/** Seconds a message is unread before an email tells of it. */
	public const NOTIFY_AFTER = 600;

	private const START = 'message_send';
	private const REPLY = 'message_reply';

	public function __construct(
		private ConversationRepository $conversations,
		private MessageRepository $messages,
		private MentorshipEvents $mentorships,
		private ThrottledWrites $writes,
		private MessageMonthRepository $months,
		private FirstMessageRepository $first,
		private Clock $clock
	) {}

	/**
	 * Opens a conversation.
	 *
	 * @return int Its id.
	 * @throws ApiError 404, 409 `mentor_unconfirmed`, `mentor_busy`, `mentor_full`, 429.
	 */
	public function start( Identity $founder, int $mentor_id, string $subject, string $text, string $client_id ): int {
		return $this->open( $founder, new FirstMessage( $mentor_id, $subject, $text, $client_id ), fn () => $this->first->forget_to( $founder->user_id, $mentor_id ) );
	}

	/**
	 * Opens a conversation with the message that was kept for it, unless that has left or changed meanwhile. One that its
	 * author has sent under the same client_id waits no more.
	 *
	 * @throws ApiError As start().
	 */
	public function start_with( Identity $founder, FirstMessage $kept ): void {
		$take = fn (): bool => $this->first->take( $founder->user_id, $kept->client_id );
		if ( $this->writes->has( $founder, self::START, $kept->client_id ) ) {
			$take();
			return;
		}
		$this->open( $founder, $kept, static fn () => $take() ? null : throw ApiError::conflict() );
	}

	/** @param Closure(): mixed $take Takes what was kept, in the transaction that writes. */
	private function open( Identity $founder, FirstMessage $new, Closure $take ): int {
		$mentor_id = $new->mentor_id;
		$client_id = $new->client_id;
		if ( $this->writes->has( $founder, self::START, $client_id ) ) {
			return $this->writes->once( $founder, self::START, $client_id, static fn (): int => throw ApiError::conflict() );
		}
		$contact = $this->mentorships->contact( $founder->user_id, $mentor_id );
		$sent    = null;
		$id      = $this->writes->once(
			$founder,
			self::START,
			$client_id,
			function () use ( $founder, $contact, $new, $take, &$sent ): int {
				$now      = $this->clock->now();
				$convo_id = $this->conversations->reserve_id( Clock::to_sql( $now ) );
				$begins   = $this->mentorships->thread_opened( $contact, $convo_id );
				$take();
				$this->writes->take( $founder, ...( $begins ? array( 'message_send', 'message_send_new' ) : array( 'message_send' ) ) );
				$sent = array( $convo_id, $this->write_first( $founder->user_id, $convo_id, $new, $now ) );
				return $convo_id;
			}
		);
		if ( null !== $sent && $sent[0] === $id ) {
			clean_post_cache( $id );
			do_action( 'mentoriai_message_sent', $id, $sent[1], $founder->user_id );
		}
		return $id;
	}

	/**
	 * Adds a message to a conversation of the author's.
	 *
	 * @throws ApiError 404, 409 when the other side's account is not public, `request_closed`, `mentorship_ended`, 429.
	 */
	public function reply( Identity $author, int $convo_id, string $text, string $client_id ): PostedMessage {
		$conversation = $this->conversations->find_for_viewer( $convo_id, $author ) ?? throw ApiError::not_found();
		$pair         = null;
		if ( ! $this->writes->has( $author, self::REPLY, $client_id ) ) {
			self::refuse_when_gone( $conversation->participant( Side::of( $author )->other() ) );
			$pair = $this->mentorships->latest( $conversation->founder->id, $conversation->mentor->id );
		}
		$sent = null;
		$id   = $this->writes->once(
			$author,
			self::REPLY,
			$client_id,
			function () use ( $author, $conversation, $pair, $text, &$sent ): int {
				null !== $pair && $this->mentorships->message_written( $pair, Side::of( $author ) );
				$this->writes->take( $author, 'message_reply' );
				$sent = $this->write_reply( $author, $conversation, $text );
				return $sent->id;
			}
		);
		if ( null !== $sent && $sent->id === $id ) {
			do_action( 'mentoriai_message_sent', $conversation->id, $id, $author->user_id );
			return new PostedMessage( $sent, $conversation );
		}
		$message = $this->messages->find_by_author( $id, $author->user_id ) ?? throw ApiError::not_found();
		return new PostedMessage( $message, $conversation );
	}

	/** @return int The message's id. */
	private function write_first( int $founder_id, int $convo_id, FirstMessage $new, int $now ): int {
		$message_id = $this->messages->add( $convo_id, $founder_id, $new->message, $now );
		$this->conversations->create(
			new NewConversation( $convo_id, $founder_id, $new->mentor_id, $new->subject, $now, $now, 1, $message_id, mentor_notify_at: $now + self::NOTIFY_AFTER )
		);
		$this->months->count_conversation( $new->mentor_id, $now );
		return $message_id;
	}

	private function write_reply( Identity $author, Conversation $conversation, string $text ): Message {
		$now = $this->clock->now();
		if ( ! $this->conversations->begin_message( $conversation->id, $author, $now ) ) {
			throw ApiError::not_found();
		}
		$id = $this->messages->add( $conversation->id, $author->user_id, $text, $now );
		$side = Side::of( $author );
		$this->conversations->finish_message( $conversation->id, $side, $id, $now );
		$this->months->count_message( $conversation->mentor->id, $side, $now );
		return new Message( $id, $author->user_id, $text, Clock::to_sql( $now ) );
	}

	private static function refuse_when_gone( Participant $other ): void {
		if ( AccountStatus::Public->value !== get_user_meta( $other->id, UserMeta::STATUS, true ) ) {
			throw new ApiError( 'conflict', 409, __( 'This person’s account is not active at the moment, so your message would not reach them.', 'mentoriai-portal' ) );
		}
	}
}

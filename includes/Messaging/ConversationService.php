<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Reading: the inbox, one conversation, and how far someone has read.
 */
final readonly class ConversationService {

	public function __construct(
		private ConversationRepository $conversations,
		private MessageRepository $messages,
		private UnreadMessages $unread,
		private Clock $clock
	) {}

	/** @return list<InboxRow> */
	public function inbox( Identity $viewer, int $page, int $per_page ): array {
		return $this->conversations->page_for_viewer( $viewer, $page, $per_page );
	}

	public function inbox_total( Identity $viewer ): int {
		return $this->conversations->count_for_viewer( $viewer );
	}

	/** One conversation as the inbox shows it; null where there is none of this id for the viewer. */
	public function find( Identity $viewer, int $convo_id ): ?InboxRow {
		return $this->conversations->row_for_viewer( $convo_id, $viewer );
	}

	/**
	 * Those on the other side whose account is public, with their photo.
	 *
	 * @param list<InboxRow> $rows
	 * @return array<int, Photo|null>
	 */
	public function public_people( Identity $viewer, array $rows ): array {
		$other  = Side::of( $viewer )->other();
		$people = array_map( static fn ( InboxRow $row ): int => $row->conversation->participant( $other )->id, $rows );
		return $this->conversations->photos_of_public( array_values( array_unique( $people ) ) );
	}

	/**
	 * Messages, oldest first: the last ones, those before an id, or the oldest after an id.
	 *
	 * @return list<PostedMessage>
	 * @throws ApiError 404.
	 */
	public function messages( Identity $viewer, int $convo_id, ?int $after_id, ?int $before_id, int $limit ): array {
		$conversation = $this->conversations->find_for_viewer( $convo_id, $viewer ) ?? throw ApiError::not_found();
		if ( null !== $after_id && $after_id >= $conversation->last_message_id ) {
			return array();
		}
		$messages = null === $after_id
			? $this->messages->before( $conversation, $before_id, $limit )
			: $this->messages->after( $conversation, $after_id, $before_id, $limit );
		return array_map( static fn ( Message $message ): PostedMessage => new PostedMessage( $message, $conversation ), $messages );
	}

	/**
	 * Marks as read, up to the last message at most.
	 *
	 * @return bool Whether anything of the viewer is still unread.
	 * @throws ApiError 404.
	 */
	public function mark_read( Identity $viewer, int $convo_id, int $up_to ): bool {
		$conversation = $this->conversations->find_for_viewer( $convo_id, $viewer ) ?? throw ApiError::not_found();
		$this->conversations->mark_read( $convo_id, $viewer, min( $up_to, $conversation->last_message_id ), $this->clock->now() );
		return $this->unread->has( $viewer );
	}
}

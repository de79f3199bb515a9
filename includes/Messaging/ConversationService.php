<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentorships\MentorshipEvents;

/**
 * Reading: the inbox, one conversation, and how far someone has read.
 */
final readonly class ConversationService {

	/** @param Closure(): MentorshipEvents $mentorships Asked for by the inbox only: a poll needs nothing of it. */
	public function __construct(
		private ConversationRepository $conversations,
		private MessageRepository $messages,
		private UnreadMessages $unread,
		private Closure $mentorships,
		private Db $db,
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
	 * What rows show of the other side, and of what the two have now. One query.
	 *
	 * @param list<InboxRow> $rows
	 */
	public function people( Identity $viewer, array $rows ): InboxPeople {
		$side   = Side::of( $viewer );
		$others = array_values( array_unique( array_map( static fn ( InboxRow $row ): int => $row->conversation->participant( $side->other() )->id, $rows ) ) );
		if ( array() === $others ) {
			return new InboxPeople( array(), array() );
		}
		$found  = ( new UnionQuery( $this->db ) )->rows(
			array(
				'public' => $this->conversations->select_public( $others ),
				'pairs'  => ( $this->mentorships )()->select_states( $side, $viewer->user_id, $others ),
			)
		);
		$photos = array();
		foreach ( $found['public'] as $row ) {
			$photos[ (int) $row['user_id'] ] = Photo::of( $row['photo'] );
		}
		return new InboxPeople( $photos, MentorshipEvents::states( $found['pairs'] ) );
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

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Conversations: an export holds what both wrote, as the person reads it in the portal. Erasing leaves the texts in the
 * other side's thread, where their author is no one any more, not even a number that another account could get; it
 * removes threads that no one is left to read.
 */
final readonly class ConversationData implements PersonalData {

	private const PER_PAGE = 20;

	public function __construct( private ConversationDataRepository $conversations, private MessageMonthRepository $months, private Clock $clock ) {}

	public function key(): string {
		return 'messages';
	}

	public function label(): string {
		return __( 'Messages', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ConversationsTable::name(), MessagesTable::name(), MessageMonthsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$ids   = $this->conversations->ids( $user_id, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
		$items = array();
		foreach ( $this->conversations->messages( $ids ) as $row ) {
			$author  = new Participant( (int) $row['author_id'], $row['display_name'] );
			$items[] = PrivacyResult::item(
				(string) $row['id'],
				array(
					__( 'Conversation', 'mentoriai-portal' ) => (string) $row['subject'],
					__( 'Written by', 'mentoriai-portal' )   => $user_id === $author->id ? __( 'You', 'mentoriai-portal' ) : $author->name(),
					__( 'When', 'mentoriai-portal' )         => $this->clock->local( Clock::from_sql( (string) $row['created_at'] ) )->format( 'Y-m-d H:i' ),
					__( 'Message', 'mentoriai-portal' )      => (string) $row['content'],
				)
			);
		}
		return PrivacyResult::items( $items, count( $ids ) < self::PER_PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		$orphans = $this->conversations->orphans( $user_id, self::PER_PAGE );
		$this->conversations->delete( $orphans );
		if ( count( $orphans ) === self::PER_PAGE ) {
			return PrivacyResult::erased( true, false );
		}
		$ids = $this->conversations->ids( $user_id, self::PER_PAGE + 1, 0 );
		$this->conversations->disown( $user_id, array_slice( $ids, 0, self::PER_PAGE ) );
		if ( count( $ids ) > self::PER_PAGE ) {
			return PrivacyResult::erased( true, false );
		}
		$this->months->disown( $user_id );
		return array() === $ids
			? PrivacyResult::erased( array() !== $orphans )
			: PrivacyResult::kept( true, __( 'Sent messages stay in the conversations of the other side, without a name.', 'mentoriai-portal' ) );
	}
}

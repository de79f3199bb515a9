<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;

/**
 * Conversations with unread messages, newest first.
 */
final readonly class UnreadToday implements TodaySource {

	public function __construct( private ConversationRepository $conversations ) {}

	public function select( Identity $viewer ): ?UnionPart {
		$side = Side::try_of( $viewer );
		return null === $side ? null : $this->conversations->select_unread( $viewer->user_id, $side );
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		usort( $rows, static fn ( array $a, array $b ): int => $b['last_message_at'] <=> $a['last_message_at'] );
		return array_map(
			static fn ( array $row ): TodayItem => new TodayItem(
				TodayKind::Unread,
				/* translators: %s: a person's name, which is not declined. */
				sprintf( __( 'New message: %s', 'mentoriai-portal' ), ( new Participant( (int) $row['other_id'], $row['display_name'] ) )->name() ),
				(string) $row['subject'],
				PortalUrls::conversation( (int) $row['convo_id'], $lang ),
				Clock::sql_to_wire( (string) $row['last_message_at'] )
			),
			$rows
		);
	}
}

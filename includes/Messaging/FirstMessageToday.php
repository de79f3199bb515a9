<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;

/**
 * The message that was not sent and waits for its author. One that sends itself waits for the profile, which is an item already.
 */
final readonly class FirstMessageToday implements TodaySource {

	public function __construct( private FirstMessageRepository $messages ) {}

	public function select( Identity $viewer ): ?UnionPart {
		return Role::Founder === $viewer->role ? $this->messages->select_draft( $viewer->user_id ) : null;
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		return array_map(
			static fn ( array $row ): TodayItem => new TodayItem(
				TodayKind::FirstMessage,
				/* translators: %s: a person's name, which is not declined. */
				sprintf( __( 'Message not sent yet: %s', 'mentoriai-portal' ), ( new Participant( (int) $row['mentor_id'], $row['display_name'] ) )->name() ),
				(string) $row['subject'],
				PortalUrls::screen( Screen::Profile, $lang )
			),
			$rows
		);
	}
}

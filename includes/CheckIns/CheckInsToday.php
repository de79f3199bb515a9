<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * What a person was asked and has not answered, the oldest first; of a mentorship the latest question.
 */
final readonly class CheckInsToday implements TodaySource {

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns, private Clock $clock ) {}

	public function select( Identity $viewer ): ?UnionPart {
		return null === Side::try_of( $viewer ) ? null : $this->checkins->select_waiting( $viewer->user_id, $this->turns->other_name( 'c.mentorship_id', 'c.side' ), $this->clock->now() );
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		$rows = array_filter( $rows, static fn ( array $row ): bool => null !== $row['other_name'] && hash_equals( LinkSecret::hash( OwnLink::secret( (int) $row['id'] ) ), (string) $row['hash'] ) );
		usort( $rows, static fn ( array $a, array $b ): int => (int) $a['id'] <=> (int) $b['id'] );
		return array_map(
			static fn ( array $row ): TodayItem => new TodayItem(
				TodayKind::Checkin,
				/* translators: %s: a person's name, which is not declined. */
				sprintf( __( 'How is it going? %s', 'mentoriai-portal' ), ( new Participant( 0, $row['other_name'] ) )->name() ),
				__( 'One question, less than a minute. Only staff see the answer.', 'mentoriai-portal' ),
				PortalUrls::check_in( OwnLink::secret( (int) $row['id'] ), $lang ),
				Clock::sql_to_wire( (string) $row['asked_at'] )
			),
			array_values( array_column( $rows, null, 'mentorship_id' ) )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

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
 * Requests: for a mentor those to answer, for a founder those where it is time to look for someone else. The longest waiting first.
 */
final readonly class RequestsToday implements TodaySource {

	public function __construct( private MentorshipTodayRepository $requests, private Clock $clock ) {}

	public function select( Identity $viewer ): ?UnionPart {
		return match ( $viewer->is_public() ? Side::try_of( $viewer ) : null ) {
			Side::Mentor  => $this->requests->select_to_answer( $viewer->user_id ),
			Side::Founder => $this->requests->select_to_go_on( $viewer->user_id, $this->clock->now() ),
			null          => null,
		};
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		usort( $rows, static fn ( array $a, array $b ): int => array( $a['requested_at'], (int) $a['id'] ) <=> array( $b['requested_at'], (int) $b['id'] ) );
		$is_mentor = Side::Mentor === Side::try_of( $viewer );
		return array_map( fn ( array $row ): TodayItem => $is_mentor ? $this->to_answer( $row, $lang ) : $this->to_go_on( $row, $lang ), $rows );
	}

	/**
	 * Leads to the conversation, as its unread messages do.
	 *
	 * @param array<string, string|null> $row
	 */
	private function to_answer( array $row, Lang $lang ): TodayItem {
		$days = $this->days( $row );
		return new TodayItem(
			TodayKind::Request,
			/* translators: %s: a person's name, which is not declined. */
			sprintf( __( 'Waiting for your answer: %s', 'mentoriai-portal' ), self::name( $row ) ),
			0 === $days
				? __( 'This founder wrote to you today.', 'mentoriai-portal' )
				/* translators: %d: number of days. */
				: sprintf( _n( 'This founder has been waiting for %d day.', 'This founder has been waiting for %d days.', $days, 'mentoriai-portal' ), $days ),
			PortalUrls::conversation( (int) $row['convo_id'], $lang ),
			Clock::sql_to_wire( (string) $row['requested_at'] )
		);
	}

	/** @param array<string, string|null> $row */
	private function to_go_on( array $row, Lang $lang ): TodayItem {
		$is_waiting = MentorshipState::Requested->value === $row['state'];
		$days       = $this->days( $row );
		return new TodayItem(
			TodayKind::Request,
			sprintf( self::sentence( (string) $row['state'] ), self::name( $row ) ),
			$is_waiting
				/* translators: %d: number of days. */
				? sprintf( _n( 'You have been waiting for %d day.', 'You have been waiting for %d days.', $days, 'mentoriai-portal' ), $days )
				: __( 'See who could help instead.', 'mentoriai-portal' ),
			PortalUrls::mentorship( (int) $row['id'], $lang ),
			Clock::sql_to_wire( (string) ( $is_waiting ? $row['requested_at'] : $row['ended_at'] ) )
		);
	}

	private static function sentence( string $state ): string {
		return match ( $state ) {
			/* translators: %s: a person's name, which is not declined. */
			'requested' => __( 'No answer yet: %s', 'mentoriai-portal' ),
			/* translators: %s: a person's name, which is not declined. */
			'declined'  => __( 'Can’t help now: %s', 'mentoriai-portal' ),
			/* translators: %s: a person's name, which is not declined. */
			default     => __( 'Has not answered: %s', 'mentoriai-portal' ),
		};
	}

	/** @param array<string, string|null> $row */
	private function days( array $row ): int {
		return intdiv( max( 0, $this->clock->now() - Clock::from_sql( (string) $row['requested_at'] ) ), 86400 );
	}

	/** @param array<string, string|null> $row */
	private static function name( array $row ): string {
		return ( new Participant( (int) $row['other_id'], $row['display_name'] ) )->name();
	}
}

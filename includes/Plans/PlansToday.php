<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

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
 * Plans that wait for this side: finished by the other one, or new and changed for the mentor.
 */
final readonly class PlansToday implements TodaySource {

	public function __construct( private PlanTodayRepository $plans ) {}

	public function select( Identity $viewer ): ?UnionPart {
		$side = Side::try_of( $viewer );
		return null === $side ? null : $this->plans->select_waiting( $viewer->user_id, $side );
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		usort( $rows, static fn ( array $a, array $b ): int => $b['moved_at'] <=> $a['moved_at'] );
		return array_map(
			static fn ( array $row ): TodayItem => new TodayItem(
				TodayKind::Plan,
				sprintf( self::sentence( (string) $row['why'] ), ( new Participant( (int) $row['other_id'], $row['display_name'] ) )->name() ),
				(string) $row['goal'],
				PortalUrls::plan( (int) $row['plan_id'], $lang ),
				Clock::sql_to_wire( (string) $row['moved_at'] )
			),
			$rows
		);
	}

	private static function sentence( string $why ): string {
		return match ( $why ) {
			/* translators: %s: a person's name, which is not declined. */
			'new'     => __( 'New action plan: %s', 'mentoriai-portal' ),
			/* translators: %s: a person's name, which is not declined. */
			'changed' => __( 'Changed action plan: %s', 'mentoriai-portal' ),
			/* translators: %s: a person's name, which is not declined. */
			default   => __( 'Finished plan to confirm: %s', 'mentoriai-portal' ),
		};
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;

/**
 * The next open step of each of a founder's active plans, by deadline.
 */
final readonly class StepsToday implements TodaySource {

	public function __construct( private PlanTodayRepository $plans ) {}

	public function select( Identity $viewer ): ?UnionPart {
		return Role::Founder === $viewer->role ? $this->plans->select_steps( $viewer->user_id ) : null;
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		usort( $rows, static fn ( array $a, array $b ): int => $a['deadline'] <=> $b['deadline'] );
		return array_map(
			static fn ( array $row ): TodayItem => new TodayItem(
				TodayKind::Step,
				/* translators: %s: what the founder does in this step of the plan. */
				sprintf( __( 'Step: %s', 'mentoriai-portal' ), (string) $row['action'] ),
				(string) $row['goal'],
				PortalUrls::plan( (int) $row['plan_id'], $lang ),
				substr( (string) $row['deadline'], 0, 10 )
			),
			$rows
		);
	}
}

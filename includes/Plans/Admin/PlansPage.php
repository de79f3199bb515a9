<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;

/**
 * Mentoring → Action plans: people, dates, statuses and progress, read-only. What the plans say is between the two.
 */
final class PlansPage extends StaffListPage {

	public const SLUG = 'mentoriai-plans';

	public function __construct( private readonly PlanOverviewRepository $plans, private readonly Clock $clock ) {}

	public static function of_plan( int $plan_id ): string {
		return self::url( array( 's' => (string) $plan_id ) );
	}

	protected static function title(): string {
		return __( 'Action plans', 'mentoriai-portal' );
	}

	protected function introduce(): void {
		echo '<style>@media (min-width:783px){.wp-list-table :is(.column-founder,.column-mentor){width:15%}.wp-list-table :is(.column-steps,.column-number){width:6.5em}}</style>';
	}

	protected function make(): StaffList {
		return new PlanList( $this->plans, $this->clock->today() );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Plans\Admin\PlanOverviewRepository;
use MentoriaiPortal\Plans\Admin\PlansPage;

/**
 * Plans that both sides hold active, with a step 14 days late or more. What the plans say is between the two.
 */
final readonly class OverduePlansAttention extends AttentionKind {

	private const DAYS = 14;

	public function __construct( private PlanOverviewRepository $plans, private Clock $clock ) {}

	public static function key(): string {
		return 'overdue_plans';
	}

	public function label(): string {
		return __( 'Plans with late steps', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->plans->select_overdue( $this->clock->today( -self::DAYS ) );
	}

	public function describe( array $row ): AttentionText {
		$steps = (int) $row['steps'];
		/* translators: 1: name of a mentor, 2: number of steps. */
		$what = sprintf( _n( 'Plan with %1$s: %2$s step is late', 'Plan with %1$s: %2$s steps are late', $steps, 'mentoriai-portal' ), ( new Participant( 0, $row['mentor_name'] ) )->name(), number_format_i18n( $steps ) );
		return new AttentionText( $what, PlansPage::of_plan( (int) $row['id'] ) );
	}
}

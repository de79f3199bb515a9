<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;

/**
 * How many plans someone has not opened; for the dot in the menu.
 */
final readonly class UnopenedPlans {

	public function __construct( private PlanRepository $plans ) {}

	/** 0 for everyone but mentors. */
	public function count( Identity $viewer ): int {
		return Side::Mentor === Side::try_of( $viewer ) ? $this->plans->count_unopened( $viewer->user_id ) : 0;
	}

	/** The same as a column of another query. */
	public function column( Identity $viewer ): string {
		return Side::Mentor === Side::try_of( $viewer ) ? $this->plans->unopened_column( $viewer->user_id ) : '0';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * A mentor's plans in numbers. `completed` are those the mentor marked as done.
 */
final readonly class PlanTotals {

	/** @param array<string, int> $by_month Month (`yyyy-MM` in Vilnius) to plans received; months without any may be absent. */
	public function __construct( public int $received, public int $completed, public int $steps_completed, public array $by_month ) {}
}

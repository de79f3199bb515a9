<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Plans\NewPlan;
use MentoriaiPortal\Plans\NewStep;
use MentoriaiPortal\Plans\PlanHistory;

/**
 * Action plans with the days they would have had, without emails.
 *
 * @phpstan-import-type PlanData from DemoData
 */
final readonly class PlansImport {

	private const HOUR = 3600;
	private const DAY  = 86400;

	public function __construct( private DemoData $data, private PlanHistory $history, private Clock $clock ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		foreach ( $this->data->plans() as $plan ) {
			$founder = $people[ $plan['founder'] ];
			$mentor  = $people[ $plan['mentor'] ];
			if ( ! $this->history->has( $founder, $mentor, $plan['goal'] ) ) {
				$this->add( $plan, $founder, $mentor );
			}
		}
	}

	/** @param PlanData $plan */
	private function add( array $plan, int $founder, int $mentor ): void {
		$now   = $this->clock->now();
		$made  = $now - self::DAY * $plan['days_ago'] - self::HOUR;
		$steps = array_map(
			fn ( array $step ): NewStep => new NewStep( $step['action'], $step['result'], $this->clock->today( $step['in_days'] ), $step['done'] ? min( $now, max( $made, $now + self::DAY * $step['in_days'] ) ) : 0 ),
			$plan['steps']
		);
		$done  = max( 0, ...array_map( static fn ( NewStep $step ): int => $step->done_at, $steps ) );
		$this->history->add(
			new NewPlan(
				$founder,
				$mentor,
				$plan['goal'],
				$made,
				max( $made, $done ),
				0,
				$plan['opened'] ? $made + intdiv( self::HOUR, 2 ) : 0,
				$plan['founder_done'] ? max( $made, $done ) : 0,
				$plan['mentor_done'] ? max( $made, $done ) : 0
			),
			$steps
		);
	}
}

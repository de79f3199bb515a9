<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * The plans a person made or got. Erasing takes the name off; the plan stays for the other side and goes with the last
 * of the two.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class PlanData implements PersonalData {

	private const PAGE = 50;

	public function __construct( private Db $db, private PlanPeopleRepository $people, private Clock $clock ) {}

	public function key(): string {
		return 'plans';
	}

	public function label(): string {
		return __( 'Action plans', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( PlansTable::name(), PlanStepsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$plans = $this->people->plans_of( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$steps = array();
		foreach ( $this->people->steps_of( array_map( 'intval', array_column( $plans, 'plan_id' ) ) ) as $step ) {
			$steps[ (int) $step['plan_id'] ][] = $step;
		}
		return PrivacyResult::items( array_map( fn ( array $plan ): array => $this->item( $plan, $steps[ (int) $plan['plan_id'] ] ?? array(), $user_id ), $plans ), count( $plans ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		[ $taken, $deleted ] = $this->db->transaction( fn (): array => array( $this->people->disown( $user_id ), $this->people->delete_orphans( self::PAGE ) ) );
		array_map( 'clean_post_cache', $deleted );
		$removed = $taken > 0 || array() !== $deleted;
		return $taken > count( $deleted )
			? PrivacyResult::kept( $removed, __( 'Action plans stay for the other side without the name of this person.', 'mentoriai-portal' ), count( $deleted ) < self::PAGE )
			: PrivacyResult::erased( $removed, count( $deleted ) < self::PAGE );
	}

	/**
	 * @param array<string, string|null>       $plan
	 * @param list<array<string, string|null>> $steps
	 * @return ExportItem
	 */
	private function item( array $plan, array $steps, int $user_id ): array {
		$is_founder = (int) $plan['founder_id'] === $user_id;
		$other      = ( new Participant( (int) $plan['other_id'], $plan['other_name'] ) )->name();
		$state      = static fn ( ?string $done_at ): string => null === $done_at ? _x( 'Active', 'plan', 'mentoriai-portal' ) : _x( 'Finished', 'plan', 'mentoriai-portal' );
		$fields     = array(
			__( 'Plan number', 'mentoriai-portal' ) => (string) $plan['plan_id'],
			$is_founder ? __( 'Mentor', 'mentoriai-portal' ) : __( 'Founder', 'mentoriai-portal' ) => $other,
			__( 'Created', 'mentoriai-portal' )            => $this->clock->local( Clock::from_sql( (string) $plan['created_at'] ) )->format( 'Y-m-d H:i' ),
			__( 'Founder’s status', 'mentoriai-portal' ) => $state( $plan['founder_done_at'] ),
			__( 'Mentor’s status', 'mentoriai-portal' ) => $state( $plan['mentor_done_at'] ),
			__( 'Main goal', 'mentoriai-portal' )          => (string) $plan['goal'],
			...array_filter(
				array(
					__( 'Founder’s thank-you note', 'mentoriai-portal' ) => (string) $plan['founder_thanks'],
					__( 'Mentor’s thank-you note', 'mentoriai-portal' ) => (string) $plan['mentor_thanks'],
				)
			),
		);
		foreach ( $steps as $number => $step ) {
			/* translators: %d: number of a step of a plan. */
			$fields[ sprintf( __( 'Step %d', 'mentoriai-portal' ), $number + 1 ) ] = implode( "\n", array( (string) $step['action'], (string) $step['result'], substr( (string) $step['deadline'], 0, 10 ), '1' === $step['done'] ? _x( 'Done', 'step', 'mentoriai-portal' ) : _x( 'In progress', 'step', 'mentoriai-portal' ) ) );
		}
		return PrivacyResult::item( 'plan-' . $plan['plan_id'], $fields );
	}
}

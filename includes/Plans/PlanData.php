<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Privacy\PersonalData;

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
		return array(
			'items' => array_map( fn ( array $plan ): array => $this->item( $plan, $steps[ (int) $plan['plan_id'] ] ?? array(), $user_id ), $plans ),
			'done'  => count( $plans ) < self::PAGE,
		);
	}

	public function erase( int $user_id, int $page ): array {
		[ $taken, $deleted ] = $this->db->transaction( fn (): array => array( $this->people->disown( $user_id ), $this->people->delete_orphans( self::PAGE ) ) );
		array_map( 'clean_post_cache', $deleted );
		$kept = $taken > count( $deleted );
		return array(
			'removed'  => $taken > 0 || array() !== $deleted,
			'retained' => $kept,
			'messages' => $kept ? array( __( 'Action plans stay for the other side without the name of this person.', 'mentoriai-portal' ) ) : array(),
			'done'     => count( $deleted ) < self::PAGE,
		);
	}

	/**
	 * @param array<string, string|null>       $plan
	 * @param list<array<string, string|null>> $steps
	 * @return ExportItem
	 */
	private function item( array $plan, array $steps, int $user_id ): array {
		$is_founder = (int) $plan['founder_id'] === $user_id;
		$other      = ( new Person( (int) $plan['other_id'], $plan['other_name'] ) )->name();
		$state      = static fn ( ?string $done_at ): string => null === $done_at ? _x( 'Active', 'plan', 'mentoriai-portal' ) : _x( 'Done', 'plan', 'mentoriai-portal' );
		$fields     = array(
			self::field( __( 'Action plan number', 'mentoriai-portal' ), (string) $plan['plan_id'] ),
			self::field( $is_founder ? __( 'Mentor', 'mentoriai-portal' ) : __( 'Founder', 'mentoriai-portal' ), $other ),
			self::field( __( 'Created', 'mentoriai-portal' ), $this->clock->local( (int) strtotime( $plan['created_at'] . ' UTC' ) )->format( 'Y-m-d H:i' ) ),
			self::field( __( 'Status given by the founder', 'mentoriai-portal' ), $state( $plan['founder_done_at'] ) ),
			self::field( __( 'Status given by the mentor', 'mentoriai-portal' ), $state( $plan['mentor_done_at'] ) ),
			self::field( __( 'Main goal', 'mentoriai-portal' ), (string) $plan['goal'] ),
		);
		foreach ( $steps as $step ) {
			$fields[] = self::field(
				__( 'Step', 'mentoriai-portal' ),
				implode( "\n", array( (string) $step['action'], (string) $step['result'], substr( (string) $step['deadline'], 0, 10 ), '1' === $step['done'] ? _x( 'Done', 'step', 'mentoriai-portal' ) : _x( 'In progress', 'step', 'mentoriai-portal' ) ) )
			);
		}
		return array(
			'id'     => 'plan-' . $plan['plan_id'],
			'fields' => $fields,
		);
	}

	/** @return array{name: string, value: string} */
	private static function field( string $name, string $value ): array {
		return compact( 'name', 'value' );
	}
}

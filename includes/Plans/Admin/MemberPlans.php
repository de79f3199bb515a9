<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\Link;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;

/**
 * A member's plans: with whom and how far, not what they say.
 */
final readonly class MemberPlans implements MemberSection {

	public function __construct( private PlanOverviewRepository $plans ) {}

	public static function place(): Place {
		return Place::Plans;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->plans->newest_of( $user_id, self::ROWS );
		return new RowList(
			array(
				__( 'Plan number', 'mentoriai-portal' ),
				_x( 'With', 'the other side', 'mentoriai-portal' ),
				__( 'Created', 'mentoriai-portal' ),
				__( 'Founder’s status', 'mentoriai-portal' ),
				__( 'Mentor’s status', 'mentoriai-portal' ),
				__( 'Steps done', 'mentoriai-portal' ),
			),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string|Link>
	 */
	private static function cells( array $row ): array {
		$number = (string) $row['plan_id'];
		return array(
			new Link( $number, PlansPage::of_plan( (int) $number ) ),
			Link::to_member( (int) $row['with_id'], $row['other_name'] ),
			Clock::on_site( Clock::from_sql( (string) $row['created_at'] ) ),
			PlanList::status( $row['founder_done_at'] ),
			PlanList::status( $row['mentor_done_at'] ),
			$row['done'] . ' / ' . $row['steps'],
		);
	}
}

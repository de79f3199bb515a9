<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use Closure;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PageSize;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Mentorships\MentorsOfFounder;
use MentoriaiPortal\Plans\Mail\PlanMail;

/**
 * Reading plans, and what both sides may do with one.
 */
final readonly class PlanService {

	private const PER_PAGE = 10;

	/** @param Closure(): MentorshipEvents $mentorships Told when a plan is finished; reading needs nothing of it. */
	public function __construct(
		private Db $db,
		private PlanRepository $plans,
		private MentorsOfFounder $contacted,
		private MentorDirectory $mentors,
		private Closure $mentorships,
		private MailQueue $mails
	) {}

	/** Two queries, of which one reads all that depends on no keyword. */
	public function page( Identity $viewer, int $page, string $keyword, Lang $lang ): PlanList {
		$size   = PageSize::of( 'get_plans', self::PER_PAGE );
		$people = $this->people( $viewer, '' !== $keyword );
		$filter = '' === $keyword ? PlanFilter::none() : PlanFilter::of( $keyword, array_map( static fn ( array $row ): Participant => new Participant( (int) $row['id'], $row['name'] ), $people['others'] ) );

		[ $cards, $total ] = $this->plans->page_for_viewer( $viewer, $filter, $size, $page * $size );
		return new PlanList( $cards, $total, $this->contacted->people( $people['contacted'] ), array() === $people['contacted'] ? array() : $this->mentors->field_names( $people['fields'], $lang ) );
	}

	/** @return array{others: list<array<string, string|null>>, contacted: list<array<string, string|null>>, fields: ?list<array<string, string|null>>} */
	private function people( Identity $viewer, bool $searches ): array {
		$may_plan = Side::Founder === Side::of( $viewer );
		$select   = array_filter(
			array(
				'others'    => $searches ? $this->plans->others( $viewer ) : null,
				'contacted' => $may_plan ? $this->contacted->select( $viewer->user_id ) : null,
				'fields'    => $may_plan ? $this->mentors->select_fields() : null,
			)
		);
		$rows     = array() === $select ? array() : ( new UnionQuery( $this->db ) )->rows( $select );
		return array(
			'others'    => $rows['others'] ?? array(),
			'contacted' => $rows['contacted'] ?? array(),
			'fields'    => $rows['fields'] ?? null,
		);
	}

	/** @throws ApiError 404. */
	public function find( Identity $viewer, int $plan_id ): Plan {
		return $this->plans->find_for_viewer( $plan_id, $viewer ) ?? throw ApiError::not_found();
	}

	/** @throws ApiError 404. */
	public function open( Identity $viewer, int $plan_id ): void {
		$this->refuse_foreign( $viewer, $plan_id );
		if ( Side::Mentor === Side::of( $viewer ) ) {
			$this->plans->mark_opened( $plan_id, $viewer->user_id );
		}
	}

	/**
	 * The viewer's side is done with the plan.
	 *
	 * @param string $thanks For the other side, in the email too; '' for none.
	 * @throws ApiError 404.
	 */
	public function finish( Identity $viewer, int $plan_id, string $thanks ): void {
		$other = $this->refuse_foreign( $viewer, $plan_id );
		$side  = Side::of( $viewer );
		$first = $this->db->repeatable(
			function () use ( $viewer, $plan_id, $thanks, $side, $other ): bool {
				$first = $this->plans->finish( $plan_id, $viewer, $thanks );
				if ( $first ) {
					Side::Founder === $side && PlanRepository::progressed( $viewer->user_id );
					( $this->mentorships )()->was_active( ...( Side::Founder === $side ? array( $viewer->user_id, $other ) : array( $other, $viewer->user_id ) ) );
					$this->mails->tell( PlanMail::FINISHED, $other, array( 'plan_id' => $plan_id ), $plan_id . '|' . $side->value );
				}
				return $first;
			}
		);
		if ( $first ) {
			do_action( 'mentoriai_plan_completed', $plan_id, $side->value );
		}
	}

	/**
	 * @return int The other side's user id.
	 * @throws ApiError 404.
	 */
	private function refuse_foreign( Identity $viewer, int $plan_id ): int {
		return $this->plans->other_side( $plan_id, $viewer ) ?? throw ApiError::not_found();
	}
}

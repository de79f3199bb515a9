<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Meetings\MeetingTotals;
use MentoriaiPortal\Mentors\MentorViews;
use MentoriaiPortal\Mentorships\MentorRequests;
use MentoriaiPortal\Messaging\MentorActivity;
use MentoriaiPortal\Plans\MentorPlans;

/**
 * A mentor's numbers: for the mentor, and the same for staff.
 */
final readonly class ResultsService {

	/** How many months are shown. */
	public const MONTHS = 12;

	public function __construct( private UnionQuery $together, private MentorViews $views, private MentorActivity $activity, private MentorRequests $requests, private MentorPlans $plans, private MeetingTotals $meetings, private Clock $clock ) {}

	/** Two queries, however much there is to count. */
	public function of( int $mentor_id ): MentorResults {
		$months   = Months::last( $this->clock, self::MONTHS );
		$found    = $this->together->rows(
			array(
				'messages' => $this->activity->select( $mentor_id ),
				'requests' => $this->requests->select( $mentor_id ),
				'plans'    => $this->plans->select( $mentor_id ),
				'meetings' => $this->meetings->select_of_mentor( $mentor_id ),
			) + $this->views->selects( $mentor_id, $this->clock->today( -29 ) )
		);
		$requests = $this->requests->of( $found['requests'] );
		$median   = $this->requests->select_median( $mentor_id, $requests['answers'] );
		$asked    = $this->views->select_interest( $found, $months[0] . '-01' ) + ( null === $median ? array() : array( 'median' => $median ) );
		$more     = array() === $asked ? array() : $this->together->rows( $asked );
		$views    = $this->views->totals( $found );
		return new MentorResults(
			$months,
			$this->views->interest( $found, $more ),
			$views['months'],
			$views['recent'],
			$this->activity->by_month( $found['messages'] ),
			$requests['reply_rate'],
			$this->requests->median_hours( $more['median'] ?? array() ),
			$this->plans->totals( $found['plans'] ),
			$this->meetings->by_month( $found['meetings'] )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mentors\MentorViews;
use MentoriaiPortal\Messaging\MentorActivity;

/**
 * A mentor's numbers: for the mentor, and the same for staff.
 */
final readonly class ResultsService {

	/** How many months are shown. */
	public const MONTHS = 12;

	public function __construct( private MentorViews $views, private MentorActivity $activity, private PlanNumbers $plans, private Clock $clock ) {}

	/** Six queries and those of the plans, however much there is to count. */
	public function of( int $mentor_id ): MentorResults {
		$months   = Months::last( $this->clock, self::MONTHS );
		$messages = $this->activity->by_month( $mentor_id );
		$views    = $this->views->totals( $mentor_id, $this->clock->today( -29 ) );
		$answered = array_sum( array_column( $messages, 'answered' ) );
		return new MentorResults(
			$months,
			$this->views->interest( $mentor_id, $months[0] . '-01' ),
			$views['months'],
			$views['recent'],
			$messages,
			$this->activity->median_hours( $mentor_id, $answered ),
			$this->plans->of_mentor( $mentor_id )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use Closure;
use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Meetings\MeetingTotals;
use MentoriaiPortal\Mentors\MentorViews;
use MentoriaiPortal\Mentorships\MentorRequests;
use MentoriaiPortal\Messaging\MentorActivity;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\MentorPlans;
use MentoriaiPortal\Results\Admin\CsvDownload;
use MentoriaiPortal\Results\Admin\Links;
use MentoriaiPortal\Results\Admin\StatisticsPage;
use MentoriaiPortal\Results\Rest\GetResultsRoute;
use MentoriaiPortal\Services;

/**
 * Results of mentors, and the statistics that staff see. Owns no table: whoever writes what is counted counts it.
 */
final class ResultsModule extends Module {

	/**
	 * @param Closure(): MentorViews    $views
	 * @param Closure(): MentorActivity $activity
	 * @param Closure(): MentorRequests $requests
	 * @param Closure(): MentorPlans    $plans
	 * @param Closure(): MeetingTotals  $meetings
	 */
	public function __construct( private readonly Services $core, private readonly Closure $views, private readonly Closure $activity, private readonly Closure $requests, private readonly Closure $plans, private readonly Closure $meetings ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new StatisticsPage( $m->statistics() ), 'add' ) ),
			Hook::admin( 'admin_post_' . CsvDownload::ACTION, static fn ( self $m ): callable => array( new CsvDownload( $m->statistics(), $m->core->clock, $m->core->activity ), 'handle' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-statistics' => static fn (): string => __( 'Views of profiles, conversations and messages by month and by mentor. The tab Programme shows how far people have come since they registered; there you also write reports, which stay as you approved them. CSV files have the same numbers and open in a spreadsheet.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array( GetResultsRoute::class => static fn ( self $m ) => new GetResultsRoute( $m->results(), new Agency( $m->core->settings ) ) );
	}

	public static function capabilities(): array {
		return array( Links::CAPABILITY => Capabilities::STAFF );
	}

	private function results(): ResultsService {
		return new ResultsService( new UnionQuery( $this->core->db ), ( $this->views )(), ( $this->activity )(), ( $this->requests )(), ( $this->plans )(), ( $this->meetings )(), $this->core->clock );
	}

	private function statistics(): StatisticsService {
		return new StatisticsService( new StatisticsRepository( $this->core->db ), $this->results(), $this->core->clock );
	}
}

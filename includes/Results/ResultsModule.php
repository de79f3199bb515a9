<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Mentors\MentorViews;
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

	private readonly ResultsService $results;

	public function __construct( private readonly Services $core, MentorViews $views, MentorActivity $activity, MentorPlans $plans ) {
		$this->results = new ResultsService( new UnionQuery( $core->db ), $views, $activity, $plans, $core->clock );
	}

	public function register(): void {
		add_action( 'admin_menu', fn () => ( new StatisticsPage( $this->statistics() ) )->add() );
		add_action( 'admin_post_' . CsvDownload::ACTION, fn () => ( new CsvDownload( $this->statistics(), $this->core->clock ) )->handle() );
	}

	public function routes(): array {
		return array( new GetResultsRoute( $this->results ) );
	}

	public function capabilities(): array {
		return array( Links::CAPABILITY => array( 'administrator', 'editor' ) );
	}

	private function statistics(): StatisticsService {
		return new StatisticsService( new StatisticsRepository( $this->core->db ), $this->results, $this->core->clock );
	}
}

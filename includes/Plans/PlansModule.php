<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Messaging\ContactedMentors;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\Admin\PlanList;
use MentoriaiPortal\Plans\Admin\PlanOverviewRepository;
use MentoriaiPortal\Plans\Mail\PlanMail;
use MentoriaiPortal\Plans\Mail\StepReminderMail;
use MentoriaiPortal\Plans\Rest\CompletePlanRoute;
use MentoriaiPortal\Plans\Rest\CompleteStepRoute;
use MentoriaiPortal\Plans\Rest\CreatePlanRoute;
use MentoriaiPortal\Plans\Rest\GetPlanCalendarRoute;
use MentoriaiPortal\Plans\Rest\GetPlanRoute;
use MentoriaiPortal\Plans\Rest\GetPlansStatusRoute;
use MentoriaiPortal\Plans\Rest\ListPlansRoute;
use MentoriaiPortal\Plans\Rest\OpenPlanRoute;
use MentoriaiPortal\Plans\Rest\UpdateStepRoute;
use MentoriaiPortal\Services;

/**
 * Action plans of founders with mentors.
 */
final class PlansModule extends Module {

	/** The identity row of a plan in wp_posts. */
	public const POST_TYPE = 'mentoriai_plan';

	public readonly PlanHistory $history;

	public readonly MentorPlans $totals;

	public readonly UnopenedPlans $unopened;

	private readonly PlanService $plans;

	private readonly PlanRepository $rows;

	private readonly StepRepository $steps;

	private readonly PlanNoticeRepository $notices;

	public function __construct( private readonly Services $core, private readonly ContactedMentors $contacted ) {
		$this->steps    = new StepRepository( $core->db, $core->clock );
		$this->rows     = new PlanRepository( $core->db, $this->steps, $core->clock );
		$this->notices  = new PlanNoticeRepository( $core->db );
		$this->unopened = new UnopenedPlans( $this->rows );
		$this->plans    = new PlanService( $core->db, $this->rows, $contacted, $core->mail );
		$this->totals   = new MentorPlans( new PlanTotalsRepository() );
		$this->history  = new PlanHistory( $core->db, $this->rows, new PlanPeopleRepository( $core->db ) );
	}

	public function register(): void {
		$core = $this->core;
		add_action( 'init', array( $this, 'register_post_type' ) );
		add_action( 'admin_menu', array( new PlanList( new PlanOverviewRepository( $core->db ), $core->clock ), 'add' ) );
	}

	public function routes(): array {
		$core     = $this->core;
		$creation = new PlanCreation( $this->rows, $this->contacted, $core->idempotency, $core->limiter, $core->clock );
		$editing  = new PlanEditing( $core->db, $this->rows, $this->steps, $core->clock );
		return array(
			new ListPlansRoute( $this->plans ),
			new GetPlanRoute( $this->plans ),
			new GetPlanCalendarRoute( new PlanCalendar( $this->plans ) ),
			new GetPlansStatusRoute( $this->unopened ),
			new OpenPlanRoute( $this->plans ),
			new CreatePlanRoute( $creation ),
			new UpdateStepRoute( $editing ),
			new CompleteStepRoute( $editing ),
			new CompletePlanRoute( $this->plans ),
		);
	}

	public function jobs(): array {
		return array( 'plans' => array( new PlanNotices( $this->core->db, $this->notices, $this->core->mail, $this->core->clock ), 'run' ) );
	}

	public function tables(): array {
		return array( new PlansTable(), new PlanStepsTable() );
	}

	public function mails(): array {
		return array(
			new PlanMail( $this->notices, PlanMail::CREATED ),
			new PlanMail( $this->notices, PlanMail::CHANGED ),
			new StepReminderMail( $this->notices, StepReminderMail::DUE ),
			new StepReminderMail( $this->notices, StepReminderMail::OVERDUE ),
			new PlanMail( $this->notices, PlanMail::FINISHED ),
		);
	}

	public function personal_data(): array {
		return array( new PlanData( $this->core->db, new PlanPeopleRepository( $this->core->db ), $this->core->clock ) );
	}

	public function register_post_type(): void {
		IdentityPost::register( self::POST_TYPE, 'Mentoriai: plans' );
	}
}

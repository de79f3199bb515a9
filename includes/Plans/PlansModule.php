<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use Closure;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Mentorships\MentorsOfFounder;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\Admin\MemberPlans;
use MentoriaiPortal\Plans\Admin\PlanOverviewRepository;
use MentoriaiPortal\Plans\Admin\PlansPage;
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
	public const POST_TYPE = IdentityPost::PLAN;

	/**
	 * @param Closure(): MentorsOfFounder $contacted
	 * @param Closure(): MentorDirectory  $mentors
	 * @param Closure(): MentorshipEvents $mentorships
	 */
	public function __construct( private readonly Services $core, private readonly Closure $contacted, private readonly Closure $mentors, private readonly Closure $mentorships ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new PlansPage( new PlanOverviewRepository( $m->core->db ), $m->core->clock ), 'add' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-plans' => static fn (): string => __( 'Action plans of founders and their mentors, and how many steps are done. What the steps say is not shown here.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			ListPlansRoute::class       => static fn ( self $m ) => new ListPlansRoute( $m->plans() ),
			GetPlanRoute::class         => static fn ( self $m ) => new GetPlanRoute( $m->plans() ),
			GetPlanCalendarRoute::class => static fn ( self $m ) => new GetPlanCalendarRoute( new PlanCalendar( $m->plans() ) ),
			GetPlansStatusRoute::class  => static fn ( self $m ) => new GetPlansStatusRoute( $m->unopened() ),
			OpenPlanRoute::class        => static fn ( self $m ) => new OpenPlanRoute( $m->plans() ),
			CreatePlanRoute::class      => static fn ( self $m ) => new CreatePlanRoute( new PlanCreation( $m->rows(), ( $m->contacted )(), ( $m->mentorships )(), $m->core->idempotency, $m->core->limiter, $m->core->clock ) ),
			UpdateStepRoute::class      => static fn ( self $m ) => new UpdateStepRoute( $m->editing() ),
			CompleteStepRoute::class    => static fn ( self $m ) => new CompleteStepRoute( $m->editing() ),
			CompletePlanRoute::class    => static fn ( self $m ) => new CompletePlanRoute( $m->plans() ),
		);
	}

	public static function mails(): array {
		return array(
			PlanMail::CREATED         => static fn ( self $m ) => new PlanMail( $m->notices(), PlanMail::CREATED ),
			PlanMail::CHANGED         => static fn ( self $m ) => new PlanMail( $m->notices(), PlanMail::CHANGED ),
			StepReminderMail::DUE     => static fn ( self $m ) => new StepReminderMail( $m->notices(), StepReminderMail::DUE ),
			StepReminderMail::OVERDUE => static fn ( self $m ) => new StepReminderMail( $m->notices(), StepReminderMail::OVERDUE ),
			PlanMail::FINISHED        => static fn ( self $m ) => new PlanMail( $m->notices(), PlanMail::FINISHED ),
		);
	}

	public static function attention(): array {
		return array( OverduePlansAttention::class => static fn ( self $m ) => new OverduePlansAttention( new PlanOverviewRepository( $m->core->db ), $m->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberPlans( new PlanOverviewRepository( $this->core->db ) ) );
	}

	public static function tables(): array {
		return array( PlansTable::class, PlanStepsTable::class );
	}

	public function jobs(): array {
		return array( 'plans' => array( new PlanNotices( $this->core->db, $this->notices(), $this->core->mail, $this->core->clock ), 'run' ) );
	}

	public function personal_data(): array {
		return array( new PlanData( $this->core->db, new PlanPeopleRepository( $this->core->db ), $this->core->clock ) );
	}

	public static function today(): array {
		return array(
			StepsToday::class => static fn ( self $m ) => new StepsToday( new PlanTodayRepository( $m->core->db ) ),
			PlansToday::class => static fn ( self $m ) => new PlansToday( new PlanTodayRepository( $m->core->db ) ),
		);
	}

	public function history(): PlanHistory {
		return new PlanHistory( $this->core->db, $this->rows(), new PlanPeopleRepository( $this->core->db ) );
	}

	public function totals(): MentorPlans {
		return new MentorPlans( new PlanTotalsRepository() );
	}

	public function deadlines(): PlanDeadlines {
		return new PlanDeadlines( $this->rows() );
	}

	public function unopened(): UnopenedPlans {
		return new UnopenedPlans( $this->rows() );
	}

	/**
	 * Ids of a person's plans with others: `other_id`, `plan_id`.
	 *
	 * @param list<int> $others
	 */
	public function select_ids_with( Side $side, int $user_id, array $others ): UnionPart {
		return $this->rows()->select_ids_with( $side, $user_id, $others );
	}

	private function plans(): PlanService {
		return new PlanService( $this->core->db, $this->rows(), ( $this->contacted )(), ( $this->mentors )(), $this->mentorships, $this->core->mail );
	}

	private function editing(): PlanEditing {
		return new PlanEditing( $this->core->db, $this->rows(), $this->steps(), ( $this->mentorships )(), $this->core->clock );
	}

	private function rows(): PlanRepository {
		return new PlanRepository( $this->core->db, $this->steps(), $this->core->clock );
	}

	private function steps(): StepRepository {
		return new StepRepository( $this->core->db, $this->core->clock );
	}

	private function notices(): PlanNoticeRepository {
		return new PlanNoticeRepository( $this->core->db );
	}
}

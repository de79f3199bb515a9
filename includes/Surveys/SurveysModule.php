<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Surveys\Admin\BuilderEndpoints;
use MentoriaiPortal\Surveys\Admin\CsvDownload;
use MentoriaiPortal\Surveys\Admin\ResultEndpoints;
use MentoriaiPortal\Surveys\Admin\SendingEndpoints;
use MentoriaiPortal\Surveys\Admin\SurveysPage;
use MentoriaiPortal\Surveys\Rest\GetSurveyRoute;
use MentoriaiPortal\Surveys\Rest\SubmitSurveyRoute;

/**
 * Surveys: built and sent by staff, answered by personal links.
 */
final class SurveysModule extends Module {

	/** The identity row of a survey in wp_posts. */
	public const POST_TYPE = 'mentoriai_survey';

	/** Building and sending. */
	public const MANAGE = 'mentoriai_manage_surveys';

	/** Reading what people answered, which may be personal. */
	public const READ = 'mentoriai_read_surveys';

	public readonly SurveyHistory $history;

	private readonly SurveyRepository $surveys;

	private readonly InviteRepository $invites;

	private readonly LinkRepository $links;

	private readonly AnswerRepository $answers;

	private readonly AudienceRepository $audiences;

	private readonly SendingRepository $sending;

	private readonly Invitations $invitations;

	public function __construct( private readonly Services $core ) {
		$this->surveys     = new SurveyRepository( $core->db );
		$this->invites     = new InviteRepository( $core->db );
		$this->links       = new LinkRepository( $core->db );
		$this->answers     = new AnswerRepository( $core->db );
		$this->audiences   = new AudienceRepository( $core->db );
		$this->sending     = new SendingRepository( $core->db );
		$this->history     = new SurveyHistory( $this->surveys, $this->invites, $this->links, $core->clock );
		$this->invitations = new Invitations( $core->db, $this->sending, $this->audiences, $this->invites, $core->mail, $core->background, $core->clock );
	}

	public function register(): void {
		$page = new SurveysPage( $this->core );
		add_action( 'init', array( $this, 'register_post_type' ) );
		add_action( 'admin_menu', array( $page, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( $page, 'enqueue' ) );
		add_action( 'rest_api_init', array( $this, 'register_endpoints' ) );
		add_action( 'admin_post_' . CsvDownload::ACTION, array( new CsvDownload( $this->surveys, $this->answers, new Responses( $this->answers ) ), 'send' ) );
		add_action( 'deleted_user', array( $this->invites, 'forget_user' ), 10, 1 );
	}

	public function routes(): array {
		$service = new SurveyService( $this->surveys, $this->invites, $this->answers, $this->core->idempotency, $this->core->clock );
		return array( new GetSurveyRoute( $service ), new SubmitSurveyRoute( $service ) );
	}

	public function jobs(): array {
		return array( 'surveys' => array( $this->invitations, 'run' ) );
	}

	public function tables(): array {
		return array( new SurveysTable(), new SurveyInvitesTable(), new SurveyLinksTable(), new SurveyAnswersTable() );
	}

	public function mails(): array {
		return array(
			new SurveyMail( $this->surveys, $this->invites, $this->links, $this->core->clock, SurveyMail::INVITE ),
			new SurveyMail( $this->surveys, $this->invites, $this->links, $this->core->clock, SurveyMail::REMINDER ),
		);
	}

	public function personal_data(): array {
		return array( new SurveyData( $this->invites, $this->answers, $this->core->clock ) );
	}

	public function capabilities(): array {
		return array(
			self::MANAGE => array( 'administrator', 'editor' ),
			self::READ   => array( 'administrator', 'editor' ),
		);
	}

	public function register_endpoints(): void {
		$builder = new SurveyBuilder( $this->surveys, $this->invites, $this->answers, $this->links, $this->core->clock );
		( new BuilderEndpoints( $builder, $this->surveys, $this->invites, $this->answers ) )->register();
		( new SendingEndpoints( $builder, $this->invitations, $this->audiences, $this->sending, $this->invites, $this->core->clock ) )->register();
		( new ResultEndpoints( $builder, new Results( $this->surveys, $this->invites, $this->answers ), $this->answers, new Responses( $this->answers ) ) )->register();
	}

	public function register_post_type(): void {
		IdentityPost::register( self::POST_TYPE, 'Mentoriai: surveys' );
	}
}

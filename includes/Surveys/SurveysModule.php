<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\FieldMerge;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Surveys\Admin\BuilderEndpoints;
use MentoriaiPortal\Surveys\Admin\CsvDownload;
use MentoriaiPortal\Surveys\Admin\MemberSurveys;
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
	public const POST_TYPE = IdentityPost::SURVEY;

	/** Building and sending. */
	public const MANAGE = 'mentoriai_manage_surveys';

	/** Reading what people answered, which may be personal. */
	public const READ = 'mentoriai_read_surveys';

	public function __construct( private readonly Services $core ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
			Hook::admin( 'admin_enqueue_scripts', static fn ( self $m ): callable => array( $m->page(), 'enqueue' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( $m, 'register_endpoints' ), when: array( MainRequest::class, 'is_for_admin' ) ),
			Hook::admin( 'admin_post_' . CsvDownload::ACTION, static fn ( self $m ): callable => array( new CsvDownload( $m->surveys(), $m->answers(), new Responses( $m->answers() ), $m->core->activity ), 'send' ) ),
			new Hook( FieldMerge::MERGED, static fn ( self $m ): callable => array( $m->sending(), 'replace_field' ), 10, 2 ),
			new Hook( 'deleted_user', static fn ( self $m ): callable => array( $m->invites(), 'forget_user' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-surveys' => static fn (): string => __( 'Write questions, choose people, send. Each person gets a personal link by email, and no one is invited to the same survey twice. Answers to a question that you remove stay in the results.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			GetSurveyRoute::class    => static fn ( self $m ) => new GetSurveyRoute( $m->service() ),
			SubmitSurveyRoute::class => static fn ( self $m ) => new SubmitSurveyRoute( $m->service() ),
		);
	}

	public static function mails(): array {
		return array(
			SurveyMail::INVITE   => static fn ( self $m ) => $m->mail( SurveyMail::INVITE ),
			SurveyMail::REMINDER => static fn ( self $m ) => $m->mail( SurveyMail::REMINDER ),
		);
	}

	public function member_sections(): array {
		return array( new MemberSurveys( $this->invites() ) );
	}

	public static function tables(): array {
		return array( SurveysTable::class, SurveyInvitesTable::class, SurveyLinksTable::class, SurveyAnswersTable::class );
	}

	public static function capabilities(): array {
		return array(
			self::MANAGE => Capabilities::STAFF,
			self::READ   => Capabilities::STAFF,
		);
	}

	public function jobs(): array {
		return array( 'surveys' => array( $this->invitations(), 'run' ) );
	}

	public function personal_data(): array {
		return array( new SurveyData( $this->invites(), $this->answers(), $this->core->clock ) );
	}

	public function history(): SurveyHistory {
		return new SurveyHistory( $this->surveys(), $this->invites(), $this->links(), $this->core->clock );
	}

	public function register_endpoints(): void {
		$builder = new SurveyBuilder( $this->surveys(), $this->invites(), $this->answers(), $this->links(), $this->core->clock );
		( new BuilderEndpoints( $builder, $this->surveys(), $this->invites(), $this->answers() ) )->register();
		( new SendingEndpoints( $builder, $this->invitations(), $this->audiences(), $this->sending(), $this->invites(), $this->core->clock ) )->register();
		( new ResultEndpoints( $builder, new Results( $this->surveys(), $this->invites(), $this->answers() ), $this->answers(), new Responses( $this->answers() ) ) )->register();
	}

	private function page(): SurveysPage {
		return new SurveysPage( $this->core, $this->surveys() );
	}

	private function service(): SurveyService {
		return new SurveyService( $this->surveys(), $this->invites(), $this->answers(), $this->core->idempotency, $this->core->clock );
	}

	private function invitations(): Invitations {
		$core = $this->core;
		return new Invitations( $core->db, $this->sending(), $this->audiences(), $this->invites(), $core->mail, $core->background, $core->clock );
	}

	/** @param SurveyMail::INVITE|SurveyMail::REMINDER $kind */
	private function mail( string $kind ): SurveyMail {
		return new SurveyMail( $this->surveys(), $this->invites(), $this->links(), $this->core->clock, $kind );
	}

	private function surveys(): SurveyRepository {
		return new SurveyRepository( $this->core->db );
	}

	private function invites(): InviteRepository {
		return new InviteRepository( $this->core->db );
	}

	private function links(): LinkRepository {
		return new LinkRepository( $this->core->db );
	}

	private function answers(): AnswerRepository {
		return new AnswerRepository( $this->core->db );
	}

	private function audiences(): AudienceRepository {
		return new AudienceRepository( $this->core->db );
	}

	private function sending(): SendingRepository {
		return new SendingRepository( $this->core->db );
	}
}

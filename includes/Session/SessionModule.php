<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Rest\ClientAddress;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Messaging\UnreadMessages;
use MentoriaiPortal\Plans\UnopenedPlans;
use MentoriaiPortal\Session\Bot\AltchaBotCheck;
use MentoriaiPortal\Session\Bot\AltchaKeys;
use MentoriaiPortal\Session\Bot\BotChecks;
use MentoriaiPortal\Session\Bot\BotKeys;
use MentoriaiPortal\Session\Bot\BotSolutionRepository;
use MentoriaiPortal\Session\Mail\ConfirmEmailMail;
use MentoriaiPortal\Session\Mail\NewSignInMail;
use MentoriaiPortal\Session\Mail\PasswordChangedMail;
use MentoriaiPortal\Session\Mail\ResetPasswordMail;
use MentoriaiPortal\Session\Mail\StatusMail;
use MentoriaiPortal\Session\Mail\StatusMailKind;
use MentoriaiPortal\Session\Mail\WelcomeMail;

/**
 * Accounts: registration, confirmation, log-in, tokens, password, roles and status.
 */
final class SessionModule extends Module {

	public readonly Authenticator $authenticator;

	public readonly AccountService $accounts;

	public readonly BotChecks $bot;

	/** The `user` of replies, for routes of other modules that answer with it. */
	public readonly UserPresenter $users;

	private readonly AccountRepository $people;

	private readonly SessionRepository $sessions;

	private readonly EmailClaimRepository $claims;

	private readonly BotSolutionRepository $solutions;

	public function __construct( private readonly Services $core, UnreadMessages $unread, UnopenedPlans $plans ) {
		$this->sessions      = new SessionRepository( $core->db, $core->clock );
		$this->claims        = new EmailClaimRepository( $core->db );
		$this->solutions     = new BotSolutionRepository( $core->db, $core->clock );
		$this->people        = new AccountRepository( $core->db, $core->clock );
		$this->authenticator = $this->sessions;
		$this->accounts      = new AccountService( $this->people, $this->sessions, $core->settings, $core->mail );
		$this->users         = new UserPresenter( $this->people, $unread, $plans );
		$this->bot           = new BotChecks( $core->settings, new BotKeys( $core->settings ), new AltchaBotCheck( new AltchaKeys(), $this->solutions, $core->clock ), $this->solutions, $core->clock );
	}

	public function register(): void {
		add_action( 'mentoriai_set_user_status', array( $this->accounts, 'set_status_by_name' ), 10, 3 );
		add_action( 'mentoriai_end_sessions', array( $this->accounts, 'end_sessions' ) );
		add_action( Background::RUN, array( $this->sessions, 'purge' ) );
		add_action( Background::RUN, array( $this->solutions, 'purge' ) );
		$this->follow_accounts( new AccountEvents( $this->core, $this->sessions, $this->claims, $this->people ) );
		$this->guard_doors( new MemberDoors( $this->core->limiter, new ClientAddress( $this->core->settings ) ) );
		$this->hide_members( new MemberPrivacy() );
	}

	public function routes(): array {
		$tokens        = new TokenIssuer( $this->sessions, $this->core->clock, new SignInNotices( $this->core->mail, $this->core->clock ) );
		$confirmations = new ConfirmationService( $this->core, $this->people, $this->claims );
		$registrations = new RegistrationService( $this->core, $this->people, $this->claims, $confirmations );
		$passwords     = new PasswordService( $this->core, $this->people, $this->sessions );
		return array(
			new Rest\GetUserRoute( $this->users ),
			new Rest\GetUserIdRoute(),
			new Rest\LoginRoute( $this->bot, new LoginService( $this->core, $this->people ), $tokens, $this->users ),
			new Rest\LogoutRoute( $this->sessions ),
			new Rest\RegisterRoute( $this->core->settings, $this->bot, $registrations, $tokens, $this->users ),
			new Rest\ConfirmEmailRoute( $confirmations, $tokens, $this->users ),
			new Rest\ConfirmResendRoute( $confirmations ),
			new Rest\LostRoute( $this->bot, $passwords ),
			new Rest\LostResetRoute( $passwords ),
			new Rest\SetUserTypeRoute( $this->people, $this->users ),
			new Rest\SetUserPassRoute( $passwords ),
			new Rest\GetSessionsRoute( new OpenSessions( $this->sessions ) ),
			new Rest\EndSessionsRoute( new OpenSessions( $this->sessions ) ),
			new Rest\LeavePortalRoute( new LeavingService( $this->people, $passwords, $this->accounts ) ),
			new Rest\AcceptConsentsRoute( $this->accounts, $this->users ),
			new Rest\GetBotChallengeRoute( $this->bot ),
		);
	}

	public function personal_data(): array {
		return array( new SessionData( $this->sessions, $this->core->clock ) );
	}

	public function tables(): array {
		return array( new SessionsTable(), new EmailClaimsTable(), new BotSolutionsTable() );
	}

	public function mails(): array {
		return array(
			new ConfirmEmailMail( $this->people, new ConfirmationService( $this->core, $this->people, $this->claims ) ),
			new ResetPasswordMail( $this->people, new PasswordService( $this->core, $this->people, $this->sessions ) ),
			new WelcomeMail( $this->people ),
			new PasswordChangedMail( $this->core->clock ),
			new NewSignInMail( $this->core->clock ),
			...array_map( fn ( StatusMailKind $kind ): StatusMail => new StatusMail( $this->people, $kind ), StatusMailKind::cases() ),
		);
	}

	/** The roles of members: no capability at all, so nothing of wp-admin opens. */
	public function install(): void {
		$names = array(
			Role::Founder->value   => __( 'Founder', 'mentoriai-portal' ),
			Role::Mentor->value    => __( 'Mentor', 'mentoriai-portal' ),
			Role::Undecided->value => __( 'Member without a type', 'mentoriai-portal' ),
		);
		foreach ( $names as $role => $name ) {
			add_role( $role, $name, array() );
		}
		( new AltchaKeys() )->install();
	}

	private function follow_accounts( AccountEvents $events ): void {
		add_action( 'user_register', array( $events, 'created' ) );
		add_action( 'profile_update', array( $events, 'updated' ), 10, 2 );
		add_action( 'wp_set_password', array( $events, 'password_set' ), 10, 3 );
		add_filter( 'send_password_change_email', array( $events, 'is_told_by_wordpress' ), 10, 2 );
		add_action( 'set_user_role', Sites::where_set_up( array( $events, 'role_changed' ) ) );
		add_action( 'add_user_role', Sites::where_set_up( array( $events, 'role_changed' ) ) );
		add_action( 'remove_user_role', Sites::where_set_up( array( $events, 'role_changed' ) ) );
		add_action( 'deleted_user', array( $events, 'deleted' ) );
		add_action( 'remove_user_from_blog', Sites::where_set_up( array( $events, 'deleted' ) ) );
		add_filter( 'can_add_user_to_blog', array( $events, 'may_join' ), 10, 4 );
	}

	private function guard_doors( MemberDoors $doors ): void {
		add_filter( 'authenticate', array( $doors, 'authenticate' ), 1000, 2 );
		add_action( 'lostpassword_post', array( $doors, 'remind_in_the_portal' ), 1, 2 );
		add_action( 'validate_password_reset', array( $doors, 'reset_in_the_portal' ), 1, 2 );
		add_action( 'admin_init', array( $doors, 'keep_out_of_admin' ), 1 );
		add_filter( 'show_admin_bar', array( $doors, 'show_admin_bar' ), 1000 );
		add_filter( 'wp_is_application_passwords_available_for_user', array( $doors, 'allow_application_passwords' ), 1000, 2 );
	}

	private function hide_members( MemberPrivacy $privacy ): void {
		add_filter( 'request', array( $privacy, 'hide_archive' ) );
		add_filter( 'rest_user_query', array( $privacy, 'leave_out' ), 1000 );
		add_filter( 'wp_sitemaps_users_query_args', array( $privacy, 'leave_out' ), 1000 );
		add_filter( 'rest_prepare_user', array( $privacy, 'hide_single' ), 1000, 2 );
	}
}

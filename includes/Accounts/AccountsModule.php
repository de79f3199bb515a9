<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Mail\ConfirmEmailMail;
use MentoriaiPortal\Accounts\Mail\PasswordChangedMail;
use MentoriaiPortal\Accounts\Mail\ResetPasswordMail;
use MentoriaiPortal\Accounts\Mail\StatusMail;
use MentoriaiPortal\Accounts\Mail\StatusMailKind;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Accounts\Rest\AcceptConsentsRoute;
use MentoriaiPortal\Accounts\Rest\ConfirmEmailRoute;
use MentoriaiPortal\Accounts\Rest\ConfirmResendRoute;
use MentoriaiPortal\Accounts\Rest\GetUserIdRoute;
use MentoriaiPortal\Accounts\Rest\GetUserRoute;
use MentoriaiPortal\Accounts\Rest\LeavePortalRoute;
use MentoriaiPortal\Accounts\Rest\LoginRoute;
use MentoriaiPortal\Accounts\Rest\LostResetRoute;
use MentoriaiPortal\Accounts\Rest\LostRoute;
use MentoriaiPortal\Accounts\Rest\RegisterRoute;
use MentoriaiPortal\Accounts\Rest\SetUserPassRoute;
use MentoriaiPortal\Accounts\Rest\SetUserTypeRoute;
use MentoriaiPortal\BotCheck\BotChecks;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Messaging\UnreadMessages;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\UnopenedPlans;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\SessionRepository;
use MentoriaiPortal\Session\SignInNotices;
use MentoriaiPortal\Session\TokenIssuer;

/**
 * Accounts of members: registration, confirmation, log-in, password, roles and status.
 */
final class AccountsModule extends Module {

	public readonly AccountService $accounts;

	/** The `user` of replies, for routes of other modules that answer with it. */
	public readonly UserPresenter $users;

	private readonly AccountRepository $people;

	private readonly EmailClaimRepository $claims;

	public function __construct(
		private readonly Services $core,
		private readonly SessionRepository $sessions,
		private readonly BotChecks $bot,
		UnreadMessages $unread,
		UnopenedPlans $plans
	) {
		$this->claims   = new EmailClaimRepository( $core->db );
		$this->people   = new AccountRepository( $core->db, $core->clock );
		$this->accounts = new AccountService( $this->people, $sessions, $core->settings, $core->mail );
		$this->users    = new UserPresenter( $this->people, $unread, $plans );
	}

	public function register(): void {
		add_action( 'mentoriai_set_user_status', array( $this->accounts, 'set_status_by_name' ), 10, 3 );
		add_action( 'mentoriai_end_sessions', array( $this->accounts, 'end_sessions' ) );
		$this->follow_accounts( new AccountEvents( $this->core, $this->sessions, $this->claims, $this->people ) );
		$this->guard_doors( new WpLoginRestrictions( $this->core->limiter, new ClientIp( $this->core->settings ) ) );
		$this->hide_members( new MemberPrivacy() );
	}

	public function routes(): array {
		$tokens        = new TokenIssuer( $this->sessions, $this->core->clock, new SignInNotices( $this->core->mail, $this->core->clock ) );
		$confirmations = new ConfirmationService( $this->core, $this->people, $this->claims );
		$registrations = new RegistrationService( $this->core, $this->people, $this->claims, $confirmations );
		$passwords     = new PasswordService( $this->core, $this->people, $this->sessions );
		return array(
			new GetUserRoute( $this->users ),
			new GetUserIdRoute(),
			new LoginRoute( $this->bot, new LoginService( $this->core, $this->people ), $tokens, $this->users ),
			new RegisterRoute( $this->core->settings, $this->bot, $registrations, $tokens, $this->users ),
			new ConfirmEmailRoute( $confirmations, $tokens, $this->users ),
			new ConfirmResendRoute( $confirmations ),
			new LostRoute( $this->bot, $passwords ),
			new LostResetRoute( $passwords ),
			new SetUserTypeRoute( $this->people, $this->users ),
			new SetUserPassRoute( $passwords ),
			new LeavePortalRoute( new LeavingService( $this->people, $passwords, $this->accounts ) ),
			new AcceptConsentsRoute( $this->accounts, $this->users ),
		);
	}

	public function tables(): array {
		return array( new EmailClaimsTable() );
	}

	public function mails(): array {
		return array(
			new ConfirmEmailMail( $this->people, new ConfirmationService( $this->core, $this->people, $this->claims ) ),
			new ResetPasswordMail( $this->people, new PasswordService( $this->core, $this->people, $this->sessions ) ),
			new WelcomeMail( $this->people ),
			new PasswordChangedMail( $this->core->clock ),
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

	private function guard_doors( WpLoginRestrictions $doors ): void {
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

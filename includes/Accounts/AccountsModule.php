<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Accounts\Mail\ConfirmEmailMail;
use MentoriaiPortal\Accounts\Mail\PasswordChangedMail;
use MentoriaiPortal\Accounts\Mail\ResetPasswordMail;
use MentoriaiPortal\Accounts\Mail\StatusMail;
use MentoriaiPortal\Accounts\Mail\StatusMailKind;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Accounts\Rest\AcceptConsentsRoute;
use MentoriaiPortal\Accounts\Rest\ConfirmEmailRoute;
use MentoriaiPortal\Accounts\Rest\ConfirmResendRoute;
use MentoriaiPortal\Accounts\Rest\ExtendSessionRoute;
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
use MentoriaiPortal\Session\Sessions;

/**
 * Accounts of members: registration, confirmation, log-in, password, roles and status.
 */
final class AccountsModule extends Module {

	public readonly AccountService $accounts;

	/** The `user` of replies, for routes of other modules that answer with it. */
	public readonly UserPresenter $users;

	private readonly AccountRepository $people;

	private readonly EmailClaimRepository $claims;

	private ?ConfirmationService $confirmations = null;

	private ?PasswordService $passwords = null;

	/** @param Closure(int): list<string> $end_links Ends the sign-ins by providers of a person; gives the providers' names. */
	public function __construct(
		private readonly Services $core,
		private readonly Sessions $sessions,
		private readonly BotChecks $bot,
		UnreadMessages $unread,
		UnopenedPlans $plans,
		private readonly Closure $end_links
	) {
		$this->claims   = new EmailClaimRepository( $core->db );
		$this->people   = new AccountRepository( $core->db, $core->clock );
		$this->accounts = new AccountService( $this->people, $core->db, $sessions, $core->settings, $core->mail );
		$this->users    = new UserPresenter( $this->people, $unread, $plans );
	}

	public function register(): void {
		add_action( 'mentoriai_set_user_status', array( $this->accounts, 'set_status_by_name' ), 10, 3 );
		add_action( 'mentoriai_end_sessions', array( $this->accounts, 'end_sessions' ) );
		$this->follow_accounts( new AccountEvents( $this->core->mail, $this->core->clock, $this->sessions, $this->claims, $this->people ) );
		$this->restrict_wp_login( new WpLoginRestrictions( $this->core->limiter, new ClientIp( $this->core->settings ) ) );
		$this->hide_members( new MemberPrivacy() );
	}

	public function routes(): array {
		return array(
			new GetUserRoute( $this->users ),
			new GetUserIdRoute(),
			new LoginRoute( $this->bot, $this->logins(), $this->sessions, $this->users ),
			new RegisterRoute( $this->core->settings, $this->bot, $this->registrations(), $this->sessions, $this->users ),
			new ConfirmEmailRoute( $this->confirmations(), $this->sessions, $this->users ),
			new ConfirmResendRoute( $this->confirmations() ),
			new ExtendSessionRoute( $this->sessions, $this->users ),
			new LostRoute( $this->bot, $this->passwords() ),
			new LostResetRoute( $this->passwords() ),
			new SetUserTypeRoute( $this->people, $this->users ),
			new SetUserPassRoute( $this->passwords() ),
			new LeavePortalRoute( new LeavingService( $this->people, $this->passwords(), $this->accounts ) ),
			new AcceptConsentsRoute( $this->accounts, $this->users ),
		);
	}

	public function logins(): LoginService {
		return new LoginService( $this->core->settings, $this->core->limiter, $this->people );
	}

	public function registrations(): RegistrationService {
		$core = $this->core;
		return new RegistrationService( $core->db, $core->clock, $core->settings, $core->limiter, $core->mail, $this->people, $this->claims, $this->confirmations() );
	}

	public function passwords(): PasswordService {
		$core = $this->core;
		return $this->passwords ??= new PasswordService( $core->db, $core->clock, $core->settings, $core->limiter, $core->mail, $this->sessions, $this->people, $this->confirmations(), $this->end_links );
	}

	private function confirmations(): ConfirmationService {
		$core = $this->core;
		return $this->confirmations ??= new ConfirmationService( $core->db, $core->clock, $core->settings, $core->limiter, $core->mail, $this->sessions, $this->people, $this->claims );
	}

	public function tables(): array {
		return array( new EmailClaimsTable() );
	}

	public function mails(): array {
		return array(
			new ConfirmEmailMail( $this->people, $this->confirmations() ),
			new ResetPasswordMail( $this->people, $this->passwords() ),
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
			Role::Undecided->value => __( 'Role not chosen', 'mentoriai-portal' ),
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

	private function restrict_wp_login( WpLoginRestrictions $restrictions ): void {
		add_filter( 'authenticate', array( $restrictions, 'authenticate' ), 1000, 3 );
		add_filter( 'login_message', array( $restrictions, 'explain' ) );
		add_action( 'lostpassword_post', array( $restrictions, 'remind_in_the_portal' ), 1, 2 );
		add_action( 'validate_password_reset', array( $restrictions, 'reset_in_the_portal' ), 1, 2 );
		add_action( 'admin_init', array( $restrictions, 'keep_out_of_admin' ), 1 );
		add_filter( 'show_admin_bar', array( $restrictions, 'show_admin_bar' ), 1000 );
		add_filter( 'wp_is_application_passwords_available_for_user', array( $restrictions, 'allow_application_passwords' ), 1000, 2 );
	}

	private function hide_members( MemberPrivacy $privacy ): void {
		add_filter( 'request', array( $privacy, 'hide_archive' ) );
		add_filter( 'rest_user_query', array( $privacy, 'leave_out' ), 1000 );
		add_filter( 'wp_sitemaps_users_query_args', array( $privacy, 'leave_out' ), 1000 );
		add_filter( 'rest_prepare_user', array( $privacy, 'hide_single' ), 1000, 2 );
	}
}

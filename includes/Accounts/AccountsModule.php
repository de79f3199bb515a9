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
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Messaging\FirstMessages;
use MentoriaiPortal\Messaging\UnreadMessages;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plans\UnopenedPlans;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\Sessions;

/**
 * Accounts of members: registration, confirmation, log-in, password, roles and status.
 */
final class AccountsModule extends Module {

	private const ROLE_CHANGES = array( 'set_user_role', 'add_user_role', 'remove_user_role' );

	private ?ConfirmationService $confirmations = null;

	private ?PasswordService $passwords = null;

	/**
	 * @param Closure(): Sessions            $sessions
	 * @param Closure(): BotChecks           $bot
	 * @param Closure(): UnreadMessages      $unread
	 * @param Closure(): FirstMessages       $first_messages
	 * @param Closure(): UnopenedPlans       $plans
	 * @param Closure( int ): list<string>   $end_links Ends the sign-ins by providers of a person; gives the providers' names.
	 * @param Closure( int ): void           $erase     Erases what is kept of a person besides the account.
	 * @param Closure(): bool                $has_texts Whether what people agree to can be read.
	 * @param Closure(): InvitationKeys      $invitations
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $sessions,
		private readonly Closure $bot,
		private readonly Closure $unread,
		private readonly Closure $first_messages,
		private readonly Closure $plans,
		private readonly Closure $end_links,
		private readonly Closure $erase,
		private readonly Closure $has_texts,
		private readonly Closure $invitations
	) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_set_user_status', static fn ( self $m ): callable => array( $m->accounts(), 'set_status_by_name' ), 10, 3 ),
			new Hook( 'mentoriai_end_sessions', static fn ( self $m ): callable => array( $m->accounts(), 'end_sessions' ) ),
			new Hook( 'user_register', static fn ( self $m ): callable => array( $m->events(), 'created' ) ),
			new Hook( 'profile_update', static fn ( self $m ): callable => array( $m->events(), 'updated' ), 10, 2 ),
			new Hook( 'wp_pre_insert_user_data', array( MemberNames::class, 'keep_display_name' ), 1000, 4 ),
			new Hook( 'insert_user_meta', array( MemberNames::class, 'keep_names' ), 1000, 4 ),
			new Hook( 'wp_set_password', static fn ( self $m ): callable => array( $m->events(), 'password_set' ), 10, 3 ),
			new Hook( 'send_password_change_email', static fn ( self $m ): callable => array( $m->events(), 'is_told_by_wordpress' ), 10, 2 ),
			...Hook::each( self::ROLE_CHANGES, static fn ( self $m ): callable => array( $m->events(), 'role_changed' ) ),
			new Hook( 'deleted_user', static fn ( self $m ): callable => array( $m->events(), 'deleted' ) ),
			new Hook( 'remove_user_from_blog', static fn ( self $m ): callable => array( $m->events(), 'deleted' ) ),
			new Hook( 'can_add_user_to_blog', static fn ( self $m ): callable => array( $m->events(), 'may_join' ), 10, 4 ),
			new Hook( 'authenticate', static fn ( self $m ): callable => array( $m->wp_login(), 'authenticate' ), 1000, 3, when: array( WpLoginRestrictions::class, 'is_tried' ) ),
			new Hook( 'login_message', array( WpLoginRestrictions::class, 'explain' ) ),
			new Hook( 'lostpassword_post', static fn ( self $m ): callable => array( $m->wp_login(), 'remind_in_the_portal' ), 1, 2 ),
			new Hook( 'validate_password_reset', static fn ( self $m ): callable => array( $m->wp_login(), 'reset_in_the_portal' ), 1, 2 ),
			Hook::admin( 'admin_init', static fn ( self $m ): callable => array( $m->wp_login(), 'keep_out_of_admin' ), 1 ),
			new Hook( 'show_admin_bar', static fn ( self $m ): callable => array( $m->wp_login(), 'show_admin_bar' ), 1000, when: 'is_user_logged_in' ),
			new Hook( 'wp_is_application_passwords_available_for_user', static fn ( self $m ): callable => array( $m->wp_login(), 'allow_application_passwords' ), 1000, 2 ),
			new Hook( 'wp', array( MemberPrivacy::class, 'hide_archive' ), 5 ),
			new Hook( 'wp_insert_post_data', array( MemberPrivacy::class, 'author_no_posts' ), 1000, 2 ),
			new Hook( 'rest_user_query', array( MemberPrivacy::class, 'leave_out' ), 1000 ),
			new Hook( 'xmlrpc_methods', array( MemberPrivacy::class, 'leave_out_of_xmlrpc' ), 1000 ),
			new Hook( 'wp_sitemaps_users_query_args', array( MemberPrivacy::class, 'leave_out_of_sitemap' ), 1000 ),
			new Hook( 'rest_request_before_callbacks', array( MemberPrivacy::class, 'hide_single' ), 1000, 3, when: array( Dispatcher::class, 'is_of_wp_user' ) ),
		);
	}

	public static function routes(): array {
		return array(
			GetUserRoute::class        => static fn ( self $m ) => new GetUserRoute( $m->users() ),
			GetUserIdRoute::class      => static fn ( self $m ) => new GetUserIdRoute(),
			LoginRoute::class          => static fn ( self $m ) => new LoginRoute( ( $m->bot )(), $m->logins(), $m->users() ),
			RegisterRoute::class       => static fn ( self $m ) => new RegisterRoute( $m->core->settings, ( $m->bot )(), $m->registrations(), ( $m->first_messages )(), ( $m->sessions )(), $m->users() ),
			ConfirmEmailRoute::class   => static fn ( self $m ) => new ConfirmEmailRoute( $m->confirmations(), ( $m->sessions )(), $m->users() ),
			ConfirmResendRoute::class  => static fn ( self $m ) => new ConfirmResendRoute( $m->confirmations() ),
			ExtendSessionRoute::class  => static fn ( self $m ) => new ExtendSessionRoute( ( $m->sessions )(), $m->users() ),
			LostRoute::class           => static fn ( self $m ) => new LostRoute( ( $m->bot )(), $m->passwords() ),
			LostResetRoute::class      => static fn ( self $m ) => new LostResetRoute( $m->passwords() ),
			SetUserTypeRoute::class    => static fn ( self $m ) => new SetUserTypeRoute( $m->accounts(), $m->users() ),
			SetUserPassRoute::class    => static fn ( self $m ) => new SetUserPassRoute( $m->passwords(), $m->users() ),
			LeavePortalRoute::class    => static fn ( self $m ) => new LeavePortalRoute( new LeavingService( $m->people(), $m->passwords(), $m->accounts() ) ),
			AcceptConsentsRoute::class => static fn ( self $m ) => new AcceptConsentsRoute( $m->accounts(), $m->users() ),
		);
	}

	public static function mails(): array {
		$status = array();
		foreach ( StatusMailKind::cases() as $kind ) {
			$status[ $kind->value ] = static fn ( self $m ) => new StatusMail( $m->people(), $kind );
		}
		return array(
			ConfirmEmailMail::KEY    => static fn ( self $m ) => new ConfirmEmailMail( $m->people(), $m->confirmations() ),
			ResetPasswordMail::KEY   => static fn ( self $m ) => new ResetPasswordMail( $m->people(), $m->passwords() ),
			WelcomeMail::KEY         => static fn ( self $m ) => new WelcomeMail( $m->people() ),
			PasswordChangedMail::KEY => static fn ( self $m ) => new PasswordChangedMail( $m->core->clock ),
			...$status,
		);
	}

	public static function tables(): array {
		return array( EmailClaimsTable::class, StatusChangesTable::class );
	}

	public function jobs(): array {
		return array( 'gone_accounts' => array( new GoneAccounts( $this->claims(), $this->core->clock, $this->erase ), 'run' ) );
	}

	public function personal_data(): array {
		return array( new StatusChangeData( $this->changes(), $this->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberStatuses( $this->changes() ) );
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

	public function rebuild(): void {
		$this->claims()->complete();
	}

	public function indexes(): array {
		return array( EmailClaimsTable::name() => fn (): bool => $this->claims()->are_lost() );
	}

	public function accounts(): AccountService {
		return new AccountService( $this->people(), $this->core->db, ( $this->sessions )(), $this->core->settings, $this->core->mail, $this->first_messages, $this->texts(), $this->core->activity, $this->changes(), $this->invitations );
	}

	/** The `user` of replies, for routes of other modules that answer with it. */
	public function users(): UserPresenter {
		return new UserPresenter( $this->people(), ( $this->unread )(), ( $this->plans )() );
	}

	public function logins(): LoginService {
		return new LoginService( $this->core->settings, $this->core->limiter, $this->people(), ( $this->sessions )() );
	}

	public function registrations(): RegistrationService {
		$core = $this->core;
		return new RegistrationService( $core->db, $core->clock, $core->settings, $core->limiter, $core->mail, $this->people(), $this->claims(), $this->confirmations(), ( $this->first_messages )(), $this->texts() );
	}

	public function passwords(): PasswordService {
		$core = $this->core;
		return $this->passwords ??= new PasswordService( $core->db, $core->clock, $core->settings, $core->limiter, $core->mail, ( $this->sessions )(), $this->people(), $this->confirmations(), $this->end_links, $this->invitations );
	}

	private function events(): AccountEvents {
		return new AccountEvents( $this->core->mail, $this->core->clock, ( $this->sessions )(), $this->claims(), $this->people() );
	}

	private function wp_login(): WpLoginRestrictions {
		return new WpLoginRestrictions( $this->core->limiter, new ClientIp( $this->core->settings ) );
	}

	private function confirmations(): ConfirmationService {
		$core = $this->core;
		return $this->confirmations ??= new ConfirmationService( $core->db, $core->clock, $core->settings, $core->limiter, $core->mail, ( $this->sessions )(), $this->people(), $this->claims(), $this->first_messages, $this->texts(), $this->invitations );
	}

	private function texts(): AgreedTexts {
		return new AgreedTexts( $this->has_texts );
	}

	private function people(): AccountRepository {
		return new AccountRepository( $this->core->db, $this->core->clock );
	}

	private function changes(): StatusChangeRepository {
		return new StatusChangeRepository( $this->core->db, $this->core->clock );
	}

	private function claims(): EmailClaimRepository {
		return new EmailClaimRepository( $this->core->db );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Database\Deadlock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use RuntimeException;
use WP_Error;
use WP_User;

/**
 * Members live in the portal: WordPress's own log-in, its administration, XML-RPC and application passwords are for staff.
 */
final readonly class WpLoginRestrictions {

	/** What WordPress says of a name or a password. */
	private const TELLING = array( 'invalid_username', 'invalid_email', 'incorrect_password' );

	public function __construct( private RateLimiter $limiter, private ClientIp $address ) {}

	/** Of `authenticate`: the log-in form of WordPress asks without a name too. */
	public static function is_tried( mixed $user = null, mixed $name = '' ): bool {
		return $user instanceof WP_User || ( is_string( $name ) && '' !== trim( $name ) );
	}

	/**
	 * Filter `authenticate`, after the password was looked at. Every try takes from the limit of its address, one for a
	 * member also from that of the account; unknown, wrong and locked get one text, in about the same time. A member gets
	 * it with the right password too: otherwise passwords would be tried out here, past the robot check of the portal.
	 *
	 * @param mixed $user     A user, an error or null.
	 * @param mixed $name     What was typed: a user name or an address.
	 * @param mixed $password What was typed.
	 */
	public function authenticate( mixed $user, mixed $name = '', #[\SensitiveParameter] mixed $password = '' ): mixed {
		$named     = $user instanceof WP_User ? $user : self::named( $name );
		$is_member = null !== $named && self::is_kept_out( $named );
		if ( ! is_string( $name ) || ! is_string( $password ) || '' === trim( $name ) || '' === $password ) {
			return $is_member ? self::refusal() : $user;
		}
		$is_free = $this->allows( 'login', $this->address->network() ) && ( ! $is_member || $this->allows( 'login_account', strtolower( $named->user_email ) ) );
		if ( null === $named ) {
			wp_hash_password( $password );
		}
		if ( $is_member || ! $is_free ) {
			return self::refusal();
		}
		if ( $user instanceof WP_User ) {
			FaultLog::part( 'wp-login.php', fn () => $this->limiter->give_back( 'login', $this->address->network() ), null );
			return $user;
		}
		return $user instanceof WP_Error && array() !== array_intersect( self::TELLING, $user->get_error_codes() ) ? self::refusal() : $user;
	}

	/**
	 * Action `lostpassword_post`: the form of wp-login.php leads everybody to the portal's, which has its limits and its
	 * robot check; it never tells whether it mailed somebody of staff. What staff send from wp-admin leaves.
	 *
	 * @param mixed $errors WordPress's list of errors.
	 * @param mixed $user   Whose password is lost; false for nobody.
	 */
	public function remind_in_the_portal( mixed $errors, mixed $user ): void {
		if ( ! self::is_at_wp_login() || ( $errors instanceof WP_Error && in_array( 'empty_username', $errors->get_error_codes(), true ) ) ) {
			return;
		}
		$is_free = $this->allows( 'lost', $this->address->network() );
		if ( ! $is_free || ! $user instanceof WP_User || self::is_kept_out( $user ) ) {
			self::leave( PortalUrls::screen( Screen::LostPassword, Lang::Lt ) );
		}
		// WordPress goes there once it has written the mail.
		$_REQUEST['redirect_to'] = PortalUrls::screen( Screen::LostPassword, Lang::Lt );
	}

	/** Where the counters are lost or take no writes, staff get in: they can mend it. A lock that is waited for too long lets nobody in. */
	private function allows( string $limit, string $key ): bool {
		try {
			return $this->limiter->allows( $limit, $key );
		} catch ( Deadlock $error ) {
			FaultLog::write( $error, 'wp-login.php' );
			return false;
		} catch ( RuntimeException $error ) {
			FaultLog::write( $error, 'wp-login.php' );
			return true;
		}
	}

	/** Filter `login_message`: tells on the form for lost passwords what it will do. */
	public static function explain( mixed $message ): mixed {
		$action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		if ( ! is_string( $message ) || ! in_array( $action, array( 'lostpassword', 'retrievepassword' ), true ) ) {
			return $message;
		}
		return $message . '<div class="notice notice-info message"><p>' . esc_html__( 'Staff get an email with a link. For members this form leads to the portal.', 'mentoriai-portal' ) . '</p></div>';
	}

	/**
	 * Action `validate_password_reset`: WordPress takes any password and lets a key live for a day, so the key goes on to
	 * the portal's screen.
	 *
	 * @param mixed $errors WordPress's list of errors.
	 * @param mixed $user   Whose key it is.
	 */
	public function reset_in_the_portal( mixed $errors, mixed $user ): void {
		if ( ! $user instanceof WP_User || ! self::is_at_wp_login() || ! self::is_kept_out( $user ) ) {
			return;
		}
		$kept = (string) sanitize_text_field( wp_unslash( $_COOKIE[ 'wp-resetpass-' . (string) constant( 'COOKIEHASH' ) ] ?? '' ) );
		$query = array(
			'email' => $user->user_email,
			'key'   => explode( ':', $kept, 2 )[1] ?? '',
		);
		self::leave( PortalUrls::screen( Screen::ResetPassword, self::lang( $user ), $query ) );
	}

	/** Action `admin_init`: a member with a WordPress cookie of another plugin's making. */
	public function keep_out_of_admin(): void {
		$user = wp_get_current_user();
		if ( ! self::is_kept_out( $user ) || wp_doing_ajax() || 'admin-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			return;
		}
		self::leave( PortalUrls::screen( Screen::Profile, self::lang( $user ) ) );
	}

	/** Filter `show_admin_bar`. */
	public function show_admin_bar( mixed $show ): bool {
		return (bool) $show && ! self::is_kept_out( wp_get_current_user() );
	}

	/** Filter `wp_is_application_passwords_available_for_user`. */
	public function allow_application_passwords( mixed $available, mixed $user = null ): mixed {
		if ( ! $user instanceof WP_User ) {
			return $available;
		}
		return (bool) $available && ! self::is_kept_out( $user );
	}

	/** A cookie of WordPress counts on all sites of a network: who is a member of one of them and staff of none stays out of all. */
	private static function is_kept_out( WP_User $user ): bool {
		return null !== MemberRole::of_user( $user ) || ( array() === $user->caps && ! is_super_admin( $user->ID ) && MemberRole::is_elsewhere( $user->ID ) );
	}

	private static function is_at_wp_login(): bool {
		return 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) && ! wp_doing_ajax();
	}

	private static function named( mixed $name ): ?WP_User {
		$name = is_string( $name ) ? trim( $name ) : '';
		$user = '' === $name ? false : ( get_user_by( 'login', $name ) ?: get_user_by( 'email', $name ) );
		return $user instanceof WP_User ? $user : null;
	}

	private static function refusal(): WP_Error {
		return new WP_Error(
			'incorrect_password',
			sprintf(
				/* translators: %s: address of the portal's log-in page */
				__( 'Wrong name or password, or too many attempts; in that case wait 15 minutes. Members <a href="%s">log in to the portal</a>.', 'mentoriai-portal' ),
				esc_url( PortalUrls::screen( Screen::Login, Lang::Lt ) )
			)
		);
	}

	private static function lang( WP_User $user ): Lang {
		return Lang::from_query( get_user_meta( $user->ID, UserMeta::LANG, true ) );
	}

	private static function leave( string $url ): never {
		wp_safe_redirect( $url );
		exit;
	}
}

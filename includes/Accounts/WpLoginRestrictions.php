<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Error;
use WP_User;

/**
 * Members live in the portal: WordPress's own log-in, its administration, XML-RPC and application passwords are for staff.
 */
final readonly class WpLoginRestrictions {

	public function __construct( private RateLimiter $limiter, private ClientIp $address ) {}

	/**
	 * Filter `authenticate`, after the password was looked at. Trying members' passwords here takes from the limits of the
	 * portal's log-in, and a refusal does not tell a right one. The form of wp-login.php leads on to the portal.
	 *
	 * @param mixed $user A user, an error or null.
	 * @param mixed $name What was typed: a user name or an address.
	 */
	public function authenticate( mixed $user, mixed $name = '' ): mixed {
		$member = $user instanceof WP_User ? $user : self::named( $name );
		if ( null === $member || ! self::is_kept_out( $member ) ) {
			return $user;
		}
		try {
			$this->limiter->take( 'login', $this->address->get() );
			$this->limiter->take( 'login_account', strtolower( $member->user_email ) );
		} catch ( ApiError $locked ) {
			return new WP_Error( $locked->error, ErrorTexts::for_code( $locked->error ) );
		}
		if ( ! $user instanceof WP_User ) {
			return $user;
		}
		$this->limiter->give_back( 'login', $this->address->get() );
		$this->limiter->clear( 'login_account', strtolower( $member->user_email ) );
		if ( self::is_at_wp_login() ) {
			$this->leave( $user, Screen::Login );
		}
		return new WP_Error( 'mentoriai_member', __( 'Members log in to the portal.', 'mentoriai-portal' ) );
	}

	/**
	 * Action `lostpassword_post`: the portal reminds, with its limits. What staff send from wp-admin leaves.
	 *
	 * @param mixed $errors WordPress's list of errors.
	 * @param mixed $user   Whose password is lost; false for nobody.
	 */
	public function remind_in_the_portal( mixed $errors, mixed $user ): void {
		if ( $user instanceof WP_User && self::is_at_wp_login() && self::is_kept_out( $user ) ) {
			$this->leave( $user, Screen::LostPassword );
		}
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
		$kept = sanitize_text_field( wp_unslash( $_COOKIE[ 'wp-resetpass-' . (string) constant( 'COOKIEHASH' ) ] ?? '' ) );
		$this->leave(
			$user,
			Screen::ResetPassword,
			array(
				'email' => $user->user_email,
				'key'   => explode( ':', $kept, 2 )[1] ?? '',
			)
		);
	}

	/** Action `admin_init`: a member with a WordPress cookie of another plugin's making. */
	public function keep_out_of_admin(): void {
		$user = wp_get_current_user();
		if ( ! self::is_kept_out( $user ) || wp_doing_ajax() || 'admin-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			return;
		}
		$this->leave( $user, Screen::Profile );
	}

	/** Filter `show_admin_bar`. */
	public function show_admin_bar( mixed $show ): bool {
		return (bool) $show && ! self::is_kept_out( wp_get_current_user() );
	}

	/**
	 * Filter `wp_is_application_passwords_available_for_user`.
	 *
	 * @param mixed $available Whether it is so far.
	 */
	public function allow_application_passwords( mixed $available, WP_User $user ): bool {
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

	/** @param array<string, string> $query */
	private function leave( WP_User $user, Screen $screen, array $query = array() ): never {
		$lang = get_user_meta( $user->ID, UserMeta::LANG, true );
		wp_safe_redirect( PortalUrls::screen( $screen, Lang::from_query( $lang ), $query ) );
		exit;
	}
}

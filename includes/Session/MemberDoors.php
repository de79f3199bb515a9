<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Error;
use WP_User;

/**
 * Members live in the portal: WordPress's own log-in, its administration, XML-RPC and application passwords are for staff.
 */
final readonly class MemberDoors {

	/**
	 * Filter `authenticate`, after the password was found right. The form of wp-login.php leads on to the portal.
	 *
	 * @param mixed $user A user, an error or null.
	 */
	public function authenticate( mixed $user ): mixed {
		if ( ! $user instanceof WP_User || ! self::is_kept_out( $user ) ) {
			return $user;
		}
		if ( 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) && ! wp_doing_ajax() ) {
			$this->leave( $user, Screen::Login );
		}
		return new WP_Error( 'mentoriai_member', __( 'Members log in to the portal.', 'mentoriai-portal' ) );
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

	private function leave( WP_User $user, Screen $screen ): never {
		$lang = get_user_meta( $user->ID, UserMeta::LANG, true );
		wp_safe_redirect( PortalUrls::screen( $screen, Lang::from_query( $lang ) ) );
		exit;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use WP_User;

/**
 * Follows what happens to accounts outside the portal (wp-admin, other plugins): the owner of an address, and the end
 * of sessions when a password or a role was changed or the account is gone.
 */
final readonly class AccountEvents {

	public function __construct( private SessionRepository $sessions, private EmailClaimRepository $claims ) {}

	/** Action `user_register`. */
	public function created( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( $user instanceof WP_User && '' !== $user->user_email ) {
			$this->claims->assign( $user->user_email, $user_id );
		}
	}

	/** Action `profile_update`. */
	public function updated( int $user_id, WP_User $before ): void {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return;
		}
		if ( strtolower( $user->user_email ) !== strtolower( $before->user_email ) ) {
			$this->created( $user_id );
		}
		if ( $user->user_pass !== $before->user_pass ) {
			$this->sessions->end_of_user( $user_id );
		}
	}

	/** Action `wp_set_password`. */
	public function password_set( string $password, int $user_id ): void {
		$this->sessions->end_of_user( $user_id );
	}

	/** Actions `set_user_role`, `add_user_role`, `remove_user_role`: somebody else did it; the own choice of a type does not come here. */
	public function role_changed( int $user_id ): void {
		$this->sessions->end_of_user( $user_id );
	}

	/** Actions `deleted_user`, `remove_user_from_blog`. */
	public function deleted( int $user_id ): void {
		$this->sessions->end_of_user( $user_id );
		$this->claims->release( $user_id );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Mail\PasswordChangedMail;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Session\Sessions;
use WP_Error;
use WP_User;

/**
 * Follows what happens to accounts outside the portal (wp-admin, other plugins): the owner of an address, and the end
 * of sessions when a password or a role was changed or the account is gone.
 */
final readonly class AccountEvents {

	public function __construct( private MailQueue $mails, private Clock $clock, private Sessions $sessions, private EmailClaimRepository $claims, private AccountRepository $accounts ) {}

	/** Action `user_register`. */
	public function created( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( $user instanceof WP_User && '' !== $user->user_email ) {
			$this->claims->assign( $user->user_email, $user_id );
		}
		$this->start( $user );
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
			$this->tell_of_password( $user );
		}
	}

	/** Action `wp_set_password`. WordPress also stores the same password again, with a better hash. */
	public function password_set( string $password, int $user_id, mixed $before = null ): void {
		$this->sessions->end_of_user( $user_id );
		if ( ! $before instanceof WP_User || ! wp_check_password( $password, $before->user_pass ) ) {
			$this->tell_of_password( get_userdata( $user_id ) );
		}
	}

	/** Filter `send_password_change_email`: members get the portal's email in their language instead. */
	public function is_told_by_wordpress( mixed $send, mixed $user = null ): mixed {
		if ( ! is_array( $user ) ) {
			return $send;
		}
		$known = get_userdata( is_numeric( $user['ID'] ?? null ) ? (int) $user['ID'] : 0 );
		return (bool) $send && ( ! $known instanceof WP_User || null === MemberRole::of_user( $known ) );
	}

	/** Actions `set_user_role`, `add_user_role`, `remove_user_role`: someone else did it; the own choice of a type does not come here. */
	public function role_changed( int $user_id ): void {
		$this->sessions->end_of_user( $user_id );
		$user = get_userdata( $user_id );
		$role = $user instanceof WP_User ? MemberRole::of_user( $user ) : null;
		if ( null !== $role && MemberRole::is_elsewhere( $user_id ) ) {
			$user->remove_role( $role->value );
			return;
		}
		$this->start( $user );
	}

	/** Filter `can_add_user_to_blog`: a member of one site of a network is no member of a second one. */
	public function may_join( mixed $can, mixed $user_id = null, mixed $role = null, mixed $site_id = null ): mixed {
		if ( ! is_numeric( $user_id ) || ! is_string( $role ) || ! is_numeric( $site_id ) ) {
			return $can;
		}
		$user_id = (int) $user_id;
		$site_id = (int) $site_id;
		if ( true !== $can || null === Role::tryFrom( $role ) ) {
			return $can;
		}
		switch_to_blog( $site_id );
		$elsewhere = MemberRole::is_elsewhere( $user_id );
		restore_current_blog();
		return $elsewhere ? new WP_Error( 'mentoriai_member_elsewhere', __( 'This account belongs to the portal of another site on this network.', 'mentoriai-portal' ) ) : true;
	}

	/** Actions `deleted_user`, `remove_user_from_blog`. */
	public function deleted( int $user_id ): void {
		$this->sessions->end_of_user( $user_id );
		$this->claims->release( $user_id );
	}

	private function tell_of_password( WP_User|false $user ): void {
		if ( $user instanceof WP_User && null !== MemberRole::of_user( $user ) ) {
			PasswordChangedMail::queue( $this->mails, $user->ID, $this->clock->now() );
		}
	}

	/** Whoever staff make a member is in the users screen with a status at once. */
	private function start( WP_User|false $user ): void {
		if ( $user instanceof WP_User && null !== MemberRole::of_user( $user ) ) {
			$this->accounts->start( $user->ID );
		}
	}
}

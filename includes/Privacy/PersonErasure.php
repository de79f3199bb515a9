<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use Closure;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Privacy\PersonalData;
use WP_User;

/**
 * Erases a whole person: on wp_delete_user() too, so that deleting an account and erasing its data are the same.
 */
final class PersonErasure {

	/** A kind that is never done must not hold up the deletion for ever. */
	private const PAGES = 10000;

	/** @var array<int, true> Those being erased: deleting the account is part of it and comes back here. */
	private array $running = array();

	/** @var array<int, true> Those of whom this request has written down that they are erased: a network says it twice. */
	private array $written = array();

	/** @param Closure(): list<PersonalData> $kinds */
	public function __construct( private readonly Closure $kinds, private readonly ActivityLog $log ) {}

	/**
	 * Actions `delete_user` and `remove_user_from_blog`, while the account is still there. What a network keeps with the
	 * account of another site's member is that site's.
	 */
	public function before_deletion( int $user_id ): void {
		if ( ! MemberRole::is_elsewhere( $user_id ) ) {
			$this->erase_data( $user_id );
		}
	}

	/** All but the account; it may be gone already, and is no other site's then. */
	public function erase_data( int $user_id ): void {
		if ( isset( $this->running[ $user_id ] ) ) {
			return;
		}
		$this->running[ $user_id ] = true;
		try {
			foreach ( ( $this->kinds )() as $kind ) {
				if ( ! $kind instanceof AccountData ) {
					self::run( $kind, $user_id );
				}
			}
			if ( ! isset( $this->written[ $user_id ] ) ) {
				$this->log->write( Act::PersonErased, ActObject::User, $user_id );
				$this->written[ $user_id ] = true;
			}
		} finally {
			unset( $this->running[ $user_id ] );
		}
	}

	/** Erases all and deletes the account of a member, or of one who has no role any more; false for staff. */
	public function erase( int $user_id ): bool {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User || ( null === MemberRole::of_user( $user ) && ! MemberRole::is_all_of( $user ) ) ) {
			return false;
		}
		if ( ! MemberRole::is_all_of( $user ) ) {
			$this->erase_data( $user_id );
		}
		self::delete_account( $user_id );
		return true;
	}

	/**
	 * An account that is something else too, or was here before, only ends to be a member's. On a network an account that belongs to
	 * no other site, archived ones too, goes whole.
	 */
	public static function delete_account( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( $user instanceof WP_User && null !== MemberRole::of_user( $user ) && ! MemberRole::is_all_of( $user ) ) {
			self::end_membership( $user );
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user_id );
		if ( is_multisite() && array() === get_blogs_of_user( $user_id, true ) ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			wpmu_delete_user( $user_id );
		}
	}

	private static function end_membership( WP_User $user ): void {
		foreach ( Role::cases() as $role ) {
			$user->remove_role( $role->value );
		}
		$meta = get_user_meta( $user->ID );
		foreach ( is_array( $meta ) ? array_keys( $meta ) : array() as $key ) {
			if ( str_starts_with( (string) $key, 'mentoriai_' ) ) {
				delete_user_meta( $user->ID, (string) $key );
			}
		}
	}

	private static function run( PersonalData $kind, int $user_id ): void {
		for ( $page = 1; $page <= self::PAGES; $page++ ) {
			if ( $kind->erase( $user_id, $page )['done'] ) {
				return;
			}
		}
	}
}

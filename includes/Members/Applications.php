<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use WP_User;

/**
 * Keeps ApplicationsTable as the status of accounts is.
 */
final readonly class Applications {

	public function __construct( private ApplicationRepository $applications, private Clock $clock ) {}

	/** Of actions on meta of users: a status written past the portal. */
	public static function is_status( mixed $meta_ids = null, mixed $user_id = null, mixed $key = null ): bool {
		return UserMeta::STATUS === $key;
	}

	/** Actions `added_user_meta`, `updated_user_meta`, `deleted_user_meta`. */
	public function follow_meta( mixed $meta_ids, mixed $user_id, mixed $key, mixed $status = '' ): void {
		$this->follow( is_numeric( $user_id ) ? (int) $user_id : 0, $status );
	}

	/** Action `mentoriai_user_status_changed`. */
	public function follow_status( mixed $user_id, mixed $old, mixed $status ): void {
		$this->follow( is_numeric( $user_id ) ? (int) $user_id : 0, $status );
	}

	/** Action `mentoriai_profile_saving`: the version that staff have seen is the last one no more. */
	public function follow_save( int $user_id ): void {
		$this->applications->renew( $user_id, $this->clock->now() );
	}

	/** Actions of WordPress about roles: who is made staff applies no more. */
	public function follow_role( mixed $user_id ): void {
		$user = get_userdata( is_numeric( $user_id ) ? (int) $user_id : 0 );
		if ( $user instanceof WP_User && null === MemberRole::of_user( $user ) ) {
			$this->applications->end( $user->ID );
		}
	}

	/** Actions `deleted_user` and `remove_user_from_blog`. */
	public function forget( mixed $user_id ): void {
		$this->follow( is_numeric( $user_id ) ? (int) $user_id : 0, '' );
	}

	private function follow( int $user_id, mixed $status ): void {
		AccountStatus::Submitted->value === $status ? $this->applications->begin( $user_id, $this->clock->now() ) : $this->applications->end( $user_id );
	}
}

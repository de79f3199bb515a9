<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * How many members wait for review: every screen of wp-admin shows it, so it is kept until a status changes.
 */
final readonly class WaitingCount {

	private const OPTION = 'mentoriai_members_waiting';

	public function __construct( private MemberListRepository $members ) {}

	public function get(): int {
		$kept = get_option( self::OPTION );
		if ( is_numeric( $kept ) ) {
			return (int) $kept;
		}
		$count = $this->members->counts()[ AccountStatus::Submitted->value ] ?? 0;
		update_option( self::OPTION, $count, true );
		return $count;
	}

	/** Actions that tell of a status or of a person who is gone. */
	public function forget(): void {
		if ( '' !== get_option( self::OPTION ) ) {
			update_option( self::OPTION, '', true );
		}
	}

	/** Of actions on meta of users: a status written past the portal. */
	public static function is_status( mixed $meta_ids = null, mixed $user_id = null, mixed $key = null ): bool {
		return UserMeta::STATUS === $key;
	}

}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Members\ApplicationRepository;
use WP_User;

/**
 * Carries out what staff decide about one or many people.
 */
final readonly class StaffDecisions {

	public const CAPABILITY = 'mentoriai_approve_members';

	/** How many people are decided about in one transaction: a hundred commits would take most of the time. */
	private const BATCH = 50;

	public function __construct( private AccountService $accounts, private ApplicationRepository $applications, private Db $db ) {}

	/**
	 * Whom the decision does not fit (another status, staff, gone meanwhile) stays as they are.
	 *
	 * @param list<int> $user_ids
	 * @return int How many were changed.
	 */
	public function apply( Decision $decision, array $user_ids, string $reason = '' ): int {
		$changed = 0;
		foreach ( array_chunk( array_unique( $user_ids ), self::BATCH ) as $batch ) {
			cache_users( $batch );
			$changed += $this->db->transaction( fn (): int => count( array_filter( $batch, fn ( int $id ): bool => $this->decide( $decision, $id, $reason ) ) ) );
		}
		return $changed;
	}

	/**
	 * Approves the profile as it was read.
	 *
	 * @param int $version Of the application.
	 * @return bool False where it has changed since, or somebody was faster.
	 * @throws ApiError 409 where the person cannot be approved any more.
	 */
	public function approve_version( int $user_id, int $version ): bool {
		return $this->db->transaction( fn (): bool => $this->applications->end_as( $user_id, $version ) && ( 1 === $this->apply( Decision::Approve, array( $user_id ) ) || throw ApiError::conflict() ) );
	}

	/** Action names of forms and links all carry this nonce. */
	public static function nonce( Decision $decision ): string {
		return 'mentoriai_decide_' . $decision->value;
	}

	/** Whether the current person may decide about this one. */
	public static function member( int $user_id ): ?WP_User {
		$user = get_userdata( $user_id );
		return $user instanceof WP_User && null !== MemberRole::of_user( $user ) && current_user_can( self::CAPABILITY ) ? $user : null;
	}

	private function decide( Decision $decision, int $user_id, string $reason ): bool {
		$status = null === self::member( $user_id ) ? null : $decision->leads_to( UserColumns::status( $user_id ) );
		return null !== $status && $this->accounts->set_status( $user_id, $status, $reason, Actor::Staff );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
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
	 * All but approval, which is of a text. Whom the decision does not fit (another status, staff, gone meanwhile) stays as they are.
	 *
	 * @param list<int> $user_ids
	 * @return int How many were changed.
	 */
	public function apply( Decision $decision, array $user_ids, string $reason = '' ): int {
		$changed = 0;
		foreach ( array_chunk( array_unique( $user_ids ), self::BATCH ) as $batch ) {
			cache_users( $batch );
			$changed += $this->db->repeatable( fn (): int => count( array_filter( $batch, fn ( int $id ): bool => $this->decide( $decision, $id, $reason ) ) ) );
		}
		return $changed;
	}

	/**
	 * Approves profiles as they were read; whom it does not fit stays as they are.
	 *
	 * @param array<int, int> $seen User id to the version of the application, 0 where there was none.
	 * @return array{int, list<int>} How many were approved, and whose profile has changed since.
	 */
	public function approve( array $seen ): array {
		$done    = 0;
		$changed = array();
		foreach ( array_chunk( $seen, self::BATCH, true ) as $batch ) {
			cache_users( array_keys( $batch ) );
			[ $more, $others ] = $this->db->repeatable( fn (): array => $this->approve_batch( $batch ) );
			$done             += $more;
			array_push( $changed, ...$others );
		}
		return array( $done, $changed );
	}

	/**
	 * @param array<int, int> $batch See approve().
	 * @return array{int, list<int>}
	 */
	private function approve_batch( array $batch ): array {
		$done    = 0;
		$changed = array();
		foreach ( $batch as $id => $version ) {
			if ( null === self::leads_to( Decision::Approve, $id ) ) {
				continue;
			}
			if ( ! $this->is_as_seen( $id, $version ) ) {
				$changed[] = $id;
			} elseif ( $this->decide( Decision::Approve, $id, '' ) ) {
				++$done;
			}
		}
		return array( $done, $changed );
	}

	/** @return array<int, int> Who waits for review, to the version of their application. */
	public function versions(): array {
		return $this->applications->versions();
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
		$status = self::leads_to( $decision, $user_id );
		return null !== $status && $this->accounts->set_status( $user_id, $status, $reason, Actor::Staff );
	}

	/** Null for whom the decision does not fit. */
	private static function leads_to( Decision $decision, int $user_id ): ?AccountStatus {
		return null === self::member( $user_id ) ? null : $decision->leads_to( UserColumns::status( $user_id ) );
	}

	/** Who waits does so no more then: of two who decide at once, and of a save meanwhile, one is first. */
	private function is_as_seen( int $user_id, int $version ): bool {
		return 0 === $version ? 0 === $this->applications->version( $user_id ) : $this->applications->end_as( $user_id, $version );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Invitations\Mail\InvitationMail;
use MentoriaiPortal\Invitations\Mail\InvitationMailKind;
use MentoriaiPortal\Mail\MailQueue;

/**
 * Invites people whose accounts others made for them, and reminds them once.
 */
final readonly class InvitationService {

	/** How long an invitation lives, and when it is sent once more. */
	public const DAYS      = 14;
	public const REMIND_ON = 7;

	public function __construct( private InvitationRepository $invitations, private AccountService $accounts, private MailQueue $mails, private ActivityLog $activity, private Db $db, private Clock $clock ) {}

	/**
	 * Queues an invitation for each of them. Skipped are those who have a living one, and who needs none: staff, people who may not
	 * log in, and whoever is confirmed and has agreed to the texts. Who is confirmed and has a password, but has not agreed yet (users
	 * of the site, approved people of Ultimate Member), is invited to log in with it: no key is made.
	 *
	 * @param list<int> $user_ids
	 * @param bool      $is_dry   Whether only to count.
	 * @return array{invited: int, skipped: int}
	 */
	public function invite( array $user_ids, bool $is_dry = false ): array {
		$invited = count( array_keys( $is_dry ? $this->outcomes( $user_ids ) : $this->invite_each( $user_ids ), InviteOutcome::Invited, true ) );
		return array(
			'invited' => $invited,
			'skipped' => count( $user_ids ) - $invited,
		);
	}

	/**
	 * As invite(), with what came of each.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, InviteOutcome>
	 */
	public function invite_each( array $user_ids ): array {
		cache_users( $user_ids );
		$accounts = $this->accounts->find_all( $user_ids );
		$outcomes = $this->outcomes_of( $user_ids, $accounts );
		foreach ( array_keys( $outcomes, InviteOutcome::Invited, true ) as $user_id ) {
			$outcomes[ $user_id ] = $this->invite_one( $accounts[ $user_id ] ) ? InviteOutcome::Invited : InviteOutcome::Living;
		}
		return $outcomes;
	}

	/**
	 * What would come of invite_each() now; nothing is written. However many they are, it takes two queries.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, InviteOutcome>
	 */
	public function outcomes( array $user_ids ): array {
		return $this->outcomes_of( $user_ids, $this->accounts->find_all( $user_ids ) );
	}

	/** Whether the person needs an invitation and has no living one. */
	public function may_be_invited( Account $account ): bool {
		return InviteOutcome::Invited === $this->outcomes_of( array( $account->id ), array( $account->id => $account ) )[ $account->id ];
	}

	/**
	 * @param list<int>           $user_ids
	 * @param array<int, Account> $accounts By id.
	 * @return array<int, InviteOutcome>
	 */
	private function outcomes_of( array $user_ids, array $accounts ): array {
		$now      = $this->clock->now();
		$invited  = $this->invitations->find_all( array_column( $accounts, 'email', 'id' ) );
		$outcomes = array();
		foreach ( $user_ids as $user_id ) {
			$outcomes[ $user_id ] = self::outcome( $accounts[ $user_id ] ?? null, isset( $invited[ $user_id ] ) && $invited[ $user_id ]->is_living( $now ) );
		}
		return $outcomes;
	}

	private static function outcome( ?Account $account, bool $is_living ): InviteOutcome {
		return match ( true ) {
			null === $account || null === $account->role || ! $account->status->may_log_in() => InviteOutcome::Barred,
			$account->confirmed && ! ( $account->needs_consent && $account->has_password() ) => InviteOutcome::Needless,
			$is_living => InviteOutcome::Living,
			default => InviteOutcome::Invited,
		};
	}

	/**
	 * All who wait for an invitation, in parts: see InvitationRepository::who_wait().
	 *
	 * @return iterable<list<int>>
	 */
	public function who_wait(): iterable {
		for ( $after = 0; array() !== $found = $this->invitations->who_wait( $after, DueWork::BATCH ); $after = end( $found ) ) {
			yield $found;
		}
	}

	/** Part of `mentoriai_run_due`. */
	public function remind(): void {
		$now = $this->clock->now();
		DueWork::each(
			fn (): array => $this->invitations->to_remind( $now - self::REMIND_ON * 86400, $now, DueWork::BATCH ),
			fn ( int $user_id ) => $this->db->repeatable(
				function () use ( $user_id, $now ): void {
					$account = $this->invitations->claim_reminder( $user_id, $now ) ? $this->accounts->find( $user_id ) : null;
					if ( null !== $account && $account->status->may_log_in() ) {
						$this->accounts->expect( $account );
						$this->mails->enqueue( InvitationMailKind::Reminder->value, $user_id, $account->lang );
					}
				}
			)
		);
	}

	/** Who has been invited, needs no invitation or may not log in is not among those to be invited later. */
	public static function forget_later( int $user_id ): void {
		'' === get_user_meta( $user_id, UserMeta::INVITE_LATER, true ) || delete_user_meta( $user_id, UserMeta::INVITE_LATER );
	}

	/** Action `mentoriai_user_status_changed`. */
	public static function follow_status( mixed $user_id, mixed $from = null, mixed $to = null ): void {
		$status = is_string( $to ) ? AccountStatus::tryFrom( $to ) : null;
		if ( is_numeric( $user_id ) && false === $status?->may_log_in() ) {
			self::forget_later( (int) $user_id );
		}
	}

	private function invite_one( Account $account ): bool {
		return $this->db->repeatable(
			function () use ( $account ): bool {
				$now = $this->clock->now();
				if ( ! $this->invitations->begin( $account->id, $account->email, $now, $now + self::DAYS * 86400 ) ) {
					return false;
				}
				self::forget_later( $account->id );
				$this->accounts->expect( $account );
				$this->mails->enqueue( InvitationMailKind::Invitation->value, $account->id, $account->lang );
				$this->activity->write( Act::Invite, ActObject::User, $account->id );
				return true;
			}
		);
	}
}

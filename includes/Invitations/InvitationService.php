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
use MentoriaiPortal\Invitations\Mail\InvitationMail;
use MentoriaiPortal\Invitations\Mail\InvitationMailKind;
use MentoriaiPortal\Mail\MailQueue;

/**
 * Invites people whose accounts others made for them, and reminds them once.
 */
final readonly class InvitationService {

	/** How long an invitation lives, and when it is sent once more. */
	public const DAYS       = 14;
	private const REMIND_ON = 7;

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
		$invited = 0;
		foreach ( $user_ids as $user_id ) {
			$account  = $this->accounts->find( $user_id );
			$invited += null !== $account && $this->may_be_invited( $account ) && ( $is_dry || $this->invite_one( $account ) ) ? 1 : 0;
		}
		return array(
			'invited' => $invited,
			'skipped' => count( $user_ids ) - $invited,
		);
	}

	/** Whether the person needs an invitation and has no living one. */
	public function may_be_invited( Account $account ): bool {
		$is_needed = $account->confirmed ? $account->needs_consent && $account->has_password() : true;
		return $is_needed && null !== $account->role && $account->status->may_log_in()
			&& true !== $this->invitations->find( $account->id, $account->email )?->is_living( $this->clock->now() );
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

	private function invite_one( Account $account ): bool {
		return $this->db->repeatable(
			function () use ( $account ): bool {
				$now = $this->clock->now();
				if ( ! $this->invitations->begin( $account->id, $account->email, $now, $now + self::DAYS * 86400 ) ) {
					return false;
				}
				$this->accounts->expect( $account );
				$this->mails->enqueue( InvitationMailKind::Invitation->value, $account->id, $account->lang );
				$this->activity->write( Act::Invite, ActObject::User, $account->id );
				return true;
			}
		);
	}
}

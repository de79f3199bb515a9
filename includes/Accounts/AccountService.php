<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Messaging\FirstMessages;
use MentoriaiPortal\Session\Sessions;

/**
 * The status of accounts, changed in one place by one table of transitions (docs/contract.md#accounts).
 */
final readonly class AccountService {

	/**
	 * @param Closure(): FirstMessages  $first_messages
	 * @param Closure(): InvitationKeys $invitations
	 */
	public function __construct(
		private AccountRepository $accounts,
		private Db $db,
		private Sessions $sessions,
		private Settings $settings,
		private MailQueue $mail,
		private Closure $first_messages,
		private AgreedTexts $texts,
		private ActivityLog $activity,
		private StatusChangeRepository $changes,
		private Closure $invitations
	) {}

	/**
	 * Sets the status, ends sessions where access shrinks, queues the email, fires `mentoriai_user_status_changed`.
	 * The same status for the same reason changes nothing, nor does what this actor may not do. What a founder wrote before
	 * leaves when they become public. Whom staff make public before anybody has agreed to the texts waits for that as a draft.
	 *
	 * @param bool $tells False where the person gets another email about the same.
	 * @return bool Whether it was changed; false too when someone else was faster.
	 */
	public function set_status( int $user_id, AccountStatus $status, string $reason = '', Actor $by = Actor::Code, bool $tells = true ): bool {
		$account = $this->accounts->find( $user_id );
		if ( null === $account || null === $account->role ) {
			return false;
		}
		$old  = $account->status;
		$step = StatusTransitions::between( $old, $status );
		if ( ! $step->allows( $by ) || ( $old === $status && $account->reason === $reason ) ) {
			return false;
		}
		if ( AccountStatus::Public === $status && Actor::Staff === $by && $this->accounts->lacks_consent( $account ) ) {
			return $this->db->repeatable( fn (): bool => $this->wait( $account, $status, $reason ) );
		}
		$is_done = $this->db->repeatable( fn (): bool => $this->go( $account, $step, $by, $reason, $tells ) );
		$is_done && $this->follow( $account, $status );
		return $is_done;
	}

	/** Decided, but the person has the last word: they are invited, and accept_consents() goes on. */
	private function wait( Account $account, AccountStatus $status, string $reason ): bool {
		$is_done = $this->go( $account, StatusTransitions::between( $account->status, AccountStatus::Draft ), Actor::Staff, $reason, false );
		if ( $is_done ) {
			$this->accounts->wait_as( $account->id, $status );
			( $this->invitations )()->invite( $account->id );
		}
		return $is_done;
	}

	private function follow( Account $account, AccountStatus $status ): void {
		if ( AccountStatus::Public === $status && Role::Founder === $account->role ) {
			// Among many that are decided at once each message is a transaction of its own.
			$this->db->after( fn () => ( $this->first_messages )()->send( $account->id ) );
		}
	}

	/** Status, sessions, email and whatever follows the action change together or not at all. */
	private function go( Account $account, StatusTransition $step, Actor $by, string $reason, bool $tells ): bool {
		if ( ! $this->accounts->swap_status( $account->id, $step->from, $step->to, $reason ) ) {
			return false;
		}
		if ( $step->ends_sessions ) {
			$this->sessions->end_of_user( $account->id );
		}
		$mail = $tells ? $step->mail_after( $by ) : null;
		if ( null !== $mail ) {
			$this->mail->enqueue( $mail->value, $account->id, $account->lang, '' === $reason ? array() : array( 'reason' => $reason ), at_once: true );
		}
		$actor_id = Actor::Member === $by ? $account->id : get_current_user_id();
		if ( $step->from !== $step->to ) {
			$this->activity->write( Act::Status, ActObject::User, $account->id, array( 'old' => $step->from->value, 'new' => $step->to->value ), $actor_id );
		}
		$this->changes->add( $account->id, $step->from, $step->to, $reason, $actor_id );
		do_action( 'mentoriai_user_status_changed', $account->id, $step->from->value, $step->to->value, $reason );
		return true;
	}

	/** Null where there is no such account. */
	public function find( int $user_id ): ?Account {
		return $this->accounts->find( $user_id );
	}

	/**
	 * In one query.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, Account> By id; who is not there is left out.
	 */
	public function find_all( array $user_ids ): array {
		return $this->accounts->find_all( $user_ids );
	}

	/** From code: the action `mentoriai_set_user_status`. An unknown status changes nothing. */
	public function set_status_by_name( mixed $user_id, mixed $status, mixed $reason = '' ): void {
		$known = is_string( $status ) ? AccountStatus::tryFrom( $status ) : null;
		if ( null !== $known && is_numeric( $user_id ) ) {
			$this->set_status( (int) $user_id, $known, is_string( $reason ) ? $reason : '' );
		}
	}

	/** From code: the action `mentoriai_end_sessions`. Null ends everyone's. */
	public function end_sessions( mixed $user_id = null ): void {
		if ( ! is_numeric( $user_id ) && null !== $user_id && '' !== $user_id ) {
			return;
		}
		$whose = is_numeric( $user_id ) ? (int) $user_id : null;
		$this->db->transaction(
			function () use ( $whose ): void {
				if ( 0 < ( null === $whose ? $this->sessions->end_all() : $this->sessions->end_of_user( $whose ) ) ) {
					$this->activity->write( Act::SessionEnded, ActObject::User, $whose ?? 0 );
				}
			}
		);
	}

	/** An undecided person becomes a founder or mentor; false when they are undecided no more. */
	public function choose_role( int $user_id, Role $role ): bool {
		return $this->db->transaction(
			function () use ( $user_id, $role ): bool {
				$is_done = $this->accounts->choose_role( $user_id, $role );
				if ( $is_done ) {
					do_action( 'mentoriai_role_chosen', $user_id );
					$this->activity->write( Act::Role, ActObject::User, $user_id, array( 'old' => Role::Undecided->value, 'new' => $role->value ), $user_id );
				}
				return $is_done;
			}
		);
	}

	/**
	 * Who came by a provider and has not agreed to the texts yet stays a draft (docs/contract.md#accounts).
	 *
	 * @throws ApiError 403 `account_draft`.
	 */
	public function refuse_without_consents( int $user_id ): void {
		if ( true === $this->accounts->find( $user_id )?->needs_consent ) {
			throw new ApiError( 'account_draft', 403, __( 'Agree to the privacy policy and the membership rules first.', 'mentoriai-portal' ) );
		}
	}

	/**
	 * The person agreed to the privacy policy and the rules in force now. An account that waited for it, as imported ones do,
	 * becomes what it waited for, in the same transaction.
	 *
	 * @throws ApiError 403 `texts_missing`.
	 */
	public function accept_consents( int $user_id ): void {
		$this->texts->need();
		list( $account, $became ) = $this->db->repeatable(
			function () use ( $user_id ): array {
				$account = $this->accounts->find( $user_id );
				$this->accounts->agree( $user_id, $this->settings->text( 'consent_version' ) );
				if ( null === $account || ! $account->needs_consent ) {
					return array( $account, null );
				}
				$waiting = $this->accounts->take_waiting_status( $user_id );
				$became  = null !== $waiting && AccountStatus::Draft === $account->status && $this->go( $account, StatusTransitions::between( AccountStatus::Draft, $waiting ), Actor::Code, '', true ) ? $waiting : null;
				( $this->invitations )()->accepted( $user_id );
				$account->confirmed && null === $became && WelcomeMail::queue( $this->mail, $user_id, $account->lang );
				return array( $account, $became );
			}
		);
		if ( $account instanceof Account && $became instanceof AccountStatus ) {
			$this->follow( $account, $became );
		}
	}

	/** An invitation leaves for this person: the texts are agreed to at the first log-in, and a registration is not erased meanwhile. */
	public function expect( Account $account ): void {
		$this->accounts->ask_for_consents( $account->id );
		$this->accounts->keep_provisional( $account );
	}
}

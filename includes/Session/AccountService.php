<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Settings;

/**
 * The status of accounts, changed in one place (contract 2, "Account life"), and the end of sessions that go with it.
 */
final readonly class AccountService {

	public function __construct( private AccountRepository $accounts, private SessionRepository $sessions, private Settings $settings ) {}

	/**
	 * Sets the status from any other, tells `mentoriai_user_status_changed`, ends sessions where access shrinks.
	 * The same status for the same reason changes nothing.
	 */
	public function set_status( int $user_id, AccountStatus $status, string $reason = '' ): void {
		$account = $this->accounts->find( $user_id );
		if ( null === $account || null === $account->role ) {
			return;
		}
		$old = $account->status;
		if ( ( $old === $status && $account->reason === $reason ) || ! $this->accounts->swap_status( $user_id, $old, $status, $reason ) ) {
			return;
		}
		if ( self::shrinks( $old, $status ) ) {
			$this->sessions->end_of_user( $user_id );
		}
		do_action( 'mentoriai_user_status_changed', $user_id, $old->value, $status->value, $reason );
	}

	/** From code: the action `mentoriai_set_user_status` (contract 8). An unknown status changes nothing. */
	public function set_status_by_name( mixed $user_id, mixed $status, mixed $reason = '' ): void {
		$known = is_string( $status ) ? AccountStatus::tryFrom( $status ) : null;
		if ( null !== $known && is_numeric( $user_id ) ) {
			$this->set_status( (int) $user_id, $known, is_string( $reason ) ? $reason : '' );
		}
	}

	/** From code: the action `mentoriai_end_sessions`. Null ends everyone's. */
	public function end_sessions( mixed $user_id = null ): void {
		if ( is_numeric( $user_id ) ) {
			$this->sessions->end_of_user( (int) $user_id );
		} elseif ( null === $user_id || '' === $user_id ) {
			$this->sessions->end_all();
		}
	}

	/** The person agreed to the privacy policy and the rules in force now. */
	public function accept_consents( int $user_id ): void {
		$this->accounts->agree( $user_id, $this->settings->text( 'consent_version' ) );
	}

	private static function shrinks( AccountStatus $old, AccountStatus $new ): bool {
		return match ( $new ) {
			// Only the person's own save submits, and that ends nothing (contract 1, "Token").
			AccountStatus::Public, AccountStatus::Submitted => false,
			AccountStatus::Draft => AccountStatus::Public === $old,
			default => true,
		};
	}
}

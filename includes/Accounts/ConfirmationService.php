<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Mail\ConfirmEmailMail;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Services;

/**
 * Confirmation of e-mail addresses by a mailed key.
 */
final readonly class ConfirmationService {

	private const KEY_SECONDS = 3 * 86400;

	public function __construct( private Services $core, private AccountRepository $accounts, private EmailClaimRepository $claims ) {}

	/** Queues the mail; it leaves within seconds. The key is made when the mail is written. */
	public function send( int $user_id, Lang $lang ): void {
		$this->core->mail->enqueue( ConfirmEmailMail::KEY, $user_id, $lang, at_once: true );
	}

	/**
	 * Makes a new key; an earlier one dies.
	 *
	 * @return string Hex.
	 */
	public function new_key( Account $account ): string {
		$key = bin2hex( random_bytes( 32 ) );
		$this->claims->set_key( $account->email, $account->id, $key, $this->core->clock->now() + self::KEY_SECONDS );
		return $key;
	}

	/**
	 * Spends a key and stamps the address.
	 *
	 * @throws ApiError 400 `invalid_key`, 403 `account_closed`.
	 */
	public function confirm( string $email, string $key ): Account {
		$account = 1 === preg_match( '~^[0-9a-f]{64}$~D', $key ) ? $this->accounts->find_by_email( $email ) : null;
		if ( null === $account || null === $account->role || ! $this->claims->spend_key( $email, $key, $this->core->clock->now() ) ) {
			throw new ApiError( 'invalid_key', 400 );
		}
		if ( $this->accounts->confirm( $account->id ) ) {
			WelcomeMail::queue( $this->core->mail, $account );
		}
		return $account->status->may_log_in() ? $account : throw ApiError::forbidden( 'account_closed' );
	}

	/**
	 * Sends the mail again, at most as often as a password is reminded. It says nothing about whether there is such
	 * an account, not even by a refusal.
	 */
	public function resend( string $email, string $ip ): void {
		try {
			$this->core->limiter->take( 'lost', 'confirm|' . $ip );
			$this->core->limiter->take( 'lost_account', 'confirm|' . $email );
		} catch ( ApiError ) {
			return;
		}
		$account = $this->accounts->find_by_email( $email );
		if ( null === $account || null === $account->role || $account->confirmed ) {
			return;
		}
		$this->claims->drop_key( $email );
		$this->send( $account->id, $account->lang );
	}
}

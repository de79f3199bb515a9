<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Accounts\Mail\ConfirmEmailMail;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Messaging\FirstMessages;
use MentoriaiPortal\Session\Sessions;

/**
 * Confirmation of email addresses by an emailed key. The key shows whose the mailbox is, not who typed the password: only
 * the browser that registered continues with that one, anyone else who has the email chooses a password.
 */
final readonly class ConfirmationService {

	private const KEY_SECONDS = 3 * 86400;

	/**
	 * @param Closure(): FirstMessages  $first_messages
	 * @param Closure(): InvitationKeys $invitations
	 */
	public function __construct(
		private Db $db,
		private Clock $clock,
		private Settings $settings,
		private RateLimiter $limiter,
		private MailQueue $mails,
		private Sessions $sessions,
		private AccountRepository $accounts,
		private EmailClaimRepository $claims,
		private Closure $first_messages,
		private AgreedTexts $texts,
		private Closure $invitations
	) {}

	/** Queues the email; it leaves within seconds. The key is created when the email is written. */
	public function send( int $user_id, Lang $lang ): void {
		$this->mails->enqueue( ConfirmEmailMail::KEY, $user_id, $lang, at_once: true );
	}

	/**
	 * Creates a new key; an earlier one becomes invalid.
	 *
	 * @return string Hex.
	 */
	public function new_key( Account $account ): string {
		$key = bin2hex( random_bytes( 32 ) );
		$this->claims->set_key( $account->email, $account->id, $key, $this->clock->now() + self::KEY_SECONDS );
		return $key;
	}

	/**
	 * Spends a key and stamps the address. A refusal leaves the key as it was.
	 *
	 * @param string              $claim    What register answered; empty elsewhere.
	 * @param string|null         $password Chosen now; it replaces the registered one.
	 * @param string|null         $repeated The same typed again; null where it was not asked for.
	 * @param array<string, bool> $consents Field to whether it was agreed to; needed with a password.
	 * @throws ApiError 400 `invalid_key`, `invalid_input`, 403 `texts_missing`, `reauth_required`, `account_closed`.
	 */
	public function confirm( string $email, #[\SensitiveParameter] string $key, #[\SensitiveParameter] string $claim, #[\SensitiveParameter] ?string $password, #[\SensitiveParameter] ?string $repeated, array $consents ): Account {
		$account = $this->db->repeatable(
			function () use ( $email, $key, $claim, $password, $repeated, $consents ): Account {
				$account = $this->claims->spend_key( $email, $key, $this->clock->now() ) ? $this->accounts->find_by_email( $email ) : null;
				if ( null === $account || null === $account->role ) {
					throw new ApiError( 'invalid_key', 400 );
				}
				if ( null !== $password ) {
					$this->texts->need();
					$refused = array_filter( $consents, static fn ( bool $given ): bool => ! $given );
					PasswordRule::in_force( $this->settings )->check( $password, $repeated, array_map( static fn (): string => 'not_accepted', $refused ) );
					$this->accounts->store_password( $account->id, wp_hash_password( $password ) );
					// Where a status waits for the consents, the first log-in asks for them.
					$this->accounts->is_waiting( $account->id ) || $this->accounts->replace_consents( $account->id, $this->settings->text( 'consent_version' ) );
					$this->accounts->drop_unsure_type( $account );
					$this->sessions->end_of_user( $account->id );
				} elseif ( ! $this->claims->is_claim( $email, $claim ) ) {
					throw ApiError::forbidden( 'reauth_required' );
				} else {
					( $this->first_messages )()->confirm( $account->id );
				}
				$this->confirmed( $account );
				return $this->accounts->find( $account->id ) ?? $account;
			}
		);
		return $account->status->may_log_in() ? $account : throw ApiError::forbidden( 'account_closed' );
	}

	/** An email reached its owner: the address is theirs, and what is out to confirm it dies. Who is still to agree to the texts is welcomed after that. */
	public function confirmed( Account $account ): void {
		$this->claims->forget( $account->email );
		( $this->invitations )()->accepted( $account->id );
		if ( $this->accounts->confirm( $account->id ) && ! $account->needs_consent ) {
			WelcomeMail::queue( $this->mails, $account->id, $account->lang );
		}
	}

	/**
	 * Sends the email again, at most as often as a password is reminded. It says nothing about whether there is such
	 * an account, not even by a refusal.
	 */
	public function resend( string $email, string $ip ): void {
		if ( ! $this->limiter->allows( 'lost', 'confirm|' . $ip ) || ! $this->limiter->allows( 'lost_account', 'confirm|' . $email ) ) {
			return;
		}
		$account = $this->accounts->find_by_email( $email );
		if ( null === $account || null === $account->role || $account->confirmed ) {
			return;
		}
		$this->claims->drop_key( $email );
		$this->accounts->keep_provisional( $account );
		$this->send( $account->id, $account->lang );
	}
}

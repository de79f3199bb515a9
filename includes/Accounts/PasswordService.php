<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Accounts\Mail\PasswordChangedMail;
use MentoriaiPortal\Accounts\Mail\ResetPasswordMail;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Session\Sessions;
use WP_Error;
use WP_User;

/**
 * Changing a password: by the person, or by an emailed key (WordPress's own reset keys, or that of an invitation).
 */
final readonly class PasswordService {

	/** A session as young as this needs no current password, unless it sends its former token, or a provider opened it and there is a password. */
	private const FRESH_SECONDS = 600;

	private const RESET_SECONDS = 3600;

	/**
	 * @param Closure(int): list<string> $end_links   Ends the sign-ins by providers of a person; gives the providers' names.
	 * @param Closure(): InvitationKeys  $invitations
	 */
	public function __construct(
		private Db $db,
		private Clock $clock,
		private Settings $settings,
		private RateLimiter $limiter,
		private MailQueue $mails,
		private Sessions $sessions,
		private AccountRepository $accounts,
		private ConfirmationService $confirmations,
		private Closure $end_links,
		private Closure $invitations
	) {}

	/**
	 * Queues the email with the reset link.
	 *
	 * @throws ApiError 404 `cannotbefound`, 429.
	 */
	public function remind( string $email ): void {
		$account = $this->accounts->find_by_email( $email );
		if ( null === $account || null === $account->role ) {
			throw ApiError::not_found( 'cannotbefound' );
		}
		$this->limiter->take( 'lost_account', $email );
		$this->accounts->keep_provisional( $account );
		$this->mails->enqueue( ResetPasswordMail::KEY, $account->id, $account->lang, at_once: true );
	}

	/**
	 * Makes a reset key; null where WordPress allows none. As get_password_reset_key() does, but nothing else is stored: that one
	 * stores the whole account again, and its filters change names.
	 */
	public function new_key( int $user_id ): ?string {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return null;
		}
		do_action( 'retrieve_password', $user->user_login ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$is_allowed = wp_is_password_reset_allowed_for_user( $user );
		if ( ! $is_allowed || $is_allowed instanceof WP_Error ) {
			return null;
		}
		$key = wp_generate_password( 20, false );
		do_action( 'retrieve_password_key', $user->user_login, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->accounts->store_reset_key( $user_id, $key );
		return $key;
	}

	/**
	 * Sets a password by an emailed key, which is spent; all sessions and links to providers end. The key shows that the
	 * address is theirs: one that was not confirmed is, and what was agreed to in its name is asked again.
	 *
	 * @throws ApiError 400 `invalid_input`, `invalid_key`.
	 */
	public function reset( string $email, #[\SensitiveParameter] string $key, #[\SensitiveParameter] string $password, #[\SensitiveParameter] ?string $repeated ): void {
		PasswordRule::in_force( $this->settings )->check( $password, $repeated );
		if ( LinkSecret::is_one( $key ) ) {
			$this->accept_invitation( $email, $key, $password );
			return;
		}
		$user = $this->owner_of_key( $email, $key ) ?? throw new ApiError( 'invalid_key', 400 );
		$hash = wp_hash_password( $password );
		$this->db->repeatable(
			function () use ( $user, $hash ): void {
				if ( ! $this->accounts->spend_reset_key( $user->ID, $user->user_activation_key, $hash ) ) {
					throw new ApiError( 'invalid_key', 400 );
				}
				$this->confirm_by_reset( $user->ID );
				$this->sessions->end_of_user( $user->ID );
				PasswordChangedMail::queue( $this->mails, $user->ID, $this->clock->now(), ( $this->end_links )( $user->ID ) );
			}
		);
		$this->limiter->clear( 'login_account', $email );
	}

	/**
	 * Sets the first password by the key of an invitation, which is spent. Who had one before, from a registration that
	 * nobody confirmed, is told as after a reset.
	 *
	 * @throws ApiError 400 `invalid_key`.
	 */
	private function accept_invitation( string $email, #[\SensitiveParameter] string $key, #[\SensitiveParameter] string $password ): void {
		$account = $this->accounts->find_by_email( $email );
		if ( null === $account || null === $account->role || ! $account->status->may_log_in() || ! ( $this->invitations )()->fits( $account, $key ) ) {
			throw new ApiError( 'invalid_key', 400 );
		}
		$hash = wp_hash_password( $password );
		$this->db->repeatable(
			function () use ( $account, $key, $hash ): void {
				if ( ! ( $this->invitations )()->spend( $account, $key ) ) {
					throw new ApiError( 'invalid_key', 400 );
				}
				$this->accounts->store_password( $account->id, $hash );
				$this->confirm_by_reset( $account->id );
				$this->sessions->end_of_user( $account->id );
				$unlinked = ( $this->end_links )( $account->id );
				if ( $account->has_password() ) {
					PasswordChangedMail::queue( $this->mails, $account->id, $this->clock->now(), $unlinked );
				}
			}
		);
		$this->limiter->clear( 'login_account', $email );
	}

	/**
	 * Sets the own password; other sessions and tokens end. Hashing takes long: whatever else set the password meanwhile,
	 * such as a reset, stays.
	 *
	 * @param bool $renews See Sessions::keep_only().
	 * @return string|null The new token, if there is one.
	 * @throws ApiError 400 `invalid_input`, 401, 403 `reauth_required`, `incorrect_password`, 409 `conflict`, 429.
	 */
	public function change( Identity $identity, #[\SensitiveParameter] string $password, #[\SensitiveParameter] ?string $repeated, #[\SensitiveParameter] ?string $current, bool $renews ): ?string {
		PasswordRule::in_force( $this->settings )->check( $password, $repeated );
		$account = $this->account( $identity );
		if ( null !== $current ) {
			$this->check_current( $account, $current );
		} elseif ( ! $this->is_fresh( $identity ) || ( $identity->by_provider && $account->has_password() ) ) {
			throw ApiError::forbidden( 'reauth_required' );
		}
		$hash = wp_hash_password( $password );
		return $this->db->repeatable(
			function () use ( $identity, $account, $hash, $renews ): ?string {
				if ( ! $this->accounts->swap_password( $account->id, $account->password_hash, $hash ) ) {
					throw $this->sessions->too_late( $identity );
				}
				$token = $this->sessions->keep_only( $identity, $renews );
				PasswordChangedMail::queue( $this->mails, $account->id, $this->clock->now() );
				return $token;
			}
		);
	}

	/**
	 * Makes sure that the person in front of the screen is the owner: by the password, or by a fresh session where there
	 * is none.
	 *
	 * @throws ApiError 403 `reauth_required`, `incorrect_password`, 429.
	 */
	public function confirm_identity( Identity $identity, Account $account, #[\SensitiveParameter] ?string $password ): void {
		if ( $account->has_password() && null !== $password ) {
			$this->check_current( $account, $password );
		} elseif ( $account->has_password() || ! $this->is_fresh( $identity ) ) {
			throw ApiError::forbidden( 'reauth_required' );
		}
	}

	/** Guessing here is limited like guessing at the login. */
	private function check_current( Account $account, #[\SensitiveParameter] string $current ): void {
		$this->limiter->take( 'login_account', strtolower( $account->email ) );
		if ( ! wp_check_password( $current, $account->password_hash, $account->id ) ) {
			throw ApiError::forbidden( 'incorrect_password' );
		}
		$this->limiter->clear( 'login_account', strtolower( $account->email ) );
	}

	private function confirm_by_reset( int $user_id ): void {
		$account = $this->accounts->find( $user_id );
		if ( null === $account || $account->confirmed ) {
			return;
		}
		if ( $account->is_provisional ) {
			$this->accounts->drop_consents( $user_id );
		}
		$this->accounts->drop_unsure_type( $account );
		$this->confirmations->confirmed( $account );
	}

	private function is_fresh( Identity $identity ): bool {
		return ! $identity->is_former && $this->clock->now() - $identity->session_created_at < self::FRESH_SECONDS;
	}

	private function account( Identity $identity ): Account {
		return $this->accounts->find( $identity->user_id ) ?? throw ApiError::not_logged_in();
	}

	/** WordPress reads the real time; its day is shortened to an hour by the portal's clock, here only. */
	private function owner_of_key( string $email, string $key ): ?WP_User {
		$user = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User || null === MemberRole::of_user( $user ) || 1 !== preg_match( '~^[A-Za-z0-9]{20}$~D', $key ) ) {
			return null;
		}
		$life = fn (): int => self::RESET_SECONDS + time() - $this->clock->now();
		add_filter( 'password_reset_expiration', $life, 1000 );
		try {
			$owner = check_password_reset_key( $key, $user->user_login );
		} finally {
			remove_filter( 'password_reset_expiration', $life, 1000 );
		}
		return $owner instanceof WP_User ? $owner : null;
	}
}

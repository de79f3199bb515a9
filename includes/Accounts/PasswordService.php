<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Accounts\Mail\PasswordChangedMail;
use MentoriaiPortal\Accounts\Mail\ResetPasswordMail;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\SessionRepository;
use WP_User;

/**
 * Changing a password: by the person, or by a mailed key (WordPress's own reset keys).
 */
final readonly class PasswordService {

	/** A session as young as this needs no current password. */
	private const FRESH_SECONDS = 600;

	private const RESET_SECONDS = 3600;

	public function __construct( private Services $core, private AccountRepository $accounts, private SessionRepository $sessions ) {}

	/**
	 * Queues the mail with the reset link.
	 *
	 * @throws ApiError 404 `cannotbefound`, 429.
	 */
	public function remind( string $email ): void {
		$account = $this->accounts->find_by_email( $email );
		if ( null === $account || null === $account->role ) {
			throw ApiError::not_found( 'cannotbefound' );
		}
		$this->core->limiter->take( 'lost_account', $email );
		$this->core->mail->enqueue( ResetPasswordMail::KEY, $account->id, $account->lang, at_once: true );
	}

	/** Makes a reset key; null where WordPress allows none. */
	public function new_key( int $user_id ): ?string {
		$user = get_userdata( $user_id );
		$key  = $user instanceof WP_User ? get_password_reset_key( $user ) : null;
		if ( ! is_string( $key ) ) {
			return null;
		}
		$this->accounts->stamp_reset_key( $user_id );
		return $key;
	}

	/**
	 * Sets a password by a mailed key, which is spent; all sessions end. The key shows that the address is theirs.
	 *
	 * @throws ApiError 400 `invalid_input`, `invalid_key`.
	 */
	public function reset( string $email, #[\SensitiveParameter] string $key, #[\SensitiveParameter] string $password, #[\SensitiveParameter] ?string $repeated ): void {
		PasswordRule::in_force( $this->core->settings )->check( $password, $repeated );
		$user = $this->owner_of_key( $email, $key );
		if ( null === $user || ! $this->accounts->spend_reset_key( $user->ID, $user->user_activation_key, wp_hash_password( $password ) ) ) {
			throw new ApiError( 'invalid_key', 400 );
		}
		$this->accounts->confirm( $user->ID );
		$this->sessions->end_of_user( $user->ID );
		PasswordChangedMail::queue( $this->core->mail, $user->ID, $this->core->clock->now() );
		$this->core->limiter->clear( 'login_account', $email );
	}

	/**
	 * Sets the own password; other sessions end.
	 *
	 * @throws ApiError 400 `invalid_input`, 403 `reauth_required`, `incorrect_password`, 429.
	 */
	public function change( Identity $identity, #[\SensitiveParameter] string $password, #[\SensitiveParameter] ?string $repeated, #[\SensitiveParameter] ?string $current ): void {
		PasswordRule::in_force( $this->core->settings )->check( $password, $repeated );
		if ( null !== $current ) {
			$this->check_current( $identity, $current );
		} elseif ( $this->core->clock->now() - $identity->session_created_at >= self::FRESH_SECONDS ) {
			throw ApiError::forbidden( 'reauth_required' );
		}
		$this->accounts->store_password( $identity->user_id, wp_hash_password( $password ) );
		$this->sessions->end_others( $identity->user_id, $identity->session_id );
		PasswordChangedMail::queue( $this->core->mail, $identity->user_id, $this->core->clock->now() );
	}

	/**
	 * Makes sure that the person in front of the screen is the owner: by the password, or by a fresh session where there
	 * is none.
	 *
	 * @throws ApiError 403 `reauth_required`, `incorrect_password`, 429.
	 */
	public function confirm_identity( Identity $identity, Account $account, #[\SensitiveParameter] ?string $password ): void {
		if ( $account->has_password() && null !== $password ) {
			$this->check_current( $identity, $password );
		} elseif ( $account->has_password() || $this->core->clock->now() - $identity->session_created_at >= self::FRESH_SECONDS ) {
			throw ApiError::forbidden( 'reauth_required' );
		}
	}

	/** Guessing here is limited like guessing at the login. */
	private function check_current( Identity $identity, string $current ): void {
		$account = $this->accounts->find( $identity->user_id ) ?? throw ApiError::not_logged_in();
		$this->core->limiter->take( 'login_account', strtolower( $account->email ) );
		if ( ! wp_check_password( $current, $account->password_hash, $account->id ) ) {
			throw ApiError::forbidden( 'incorrect_password' );
		}
		$this->core->limiter->clear( 'login_account', strtolower( $account->email ) );
	}

	/** WordPress reads the real time; its day is shortened to an hour by the portal's clock, here only. */
	private function owner_of_key( string $email, string $key ): ?WP_User {
		$user = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User || null === MemberRole::of_user( $user ) || 1 !== preg_match( '~^[A-Za-z0-9]{20}$~D', $key ) ) {
			return null;
		}
		$life = fn (): int => self::RESET_SECONDS + time() - $this->core->clock->now();
		add_filter( 'password_reset_expiration', $life, 1000 );
		try {
			$owner = check_password_reset_key( $key, $user->user_login );
		} finally {
			remove_filter( 'password_reset_expiration', $life, 1000 );
		}
		return $owner instanceof WP_User ? $owner : null;
	}
}

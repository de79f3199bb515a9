<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Services;
use RuntimeException;
use Throwable;
use WP_Error;
use WP_User;

/**
 * New accounts.
 */
final readonly class RegistrationService {

	/** How often a registration begins anew after a deadlock with another one. */
	private const TRIES = 5;

	public function __construct(
		private Services $core,
		private AccountRepository $accounts,
		private EmailClaimRepository $claims,
		private ConfirmationService $confirmations
	) {}

	/**
	 * Makes an account; the address is its own from then on. Asks to confirm it unless the setting says otherwise.
	 *
	 * @throws ApiError 409 `email_exists`.
	 */
	public function register( string $email, #[\SensitiveParameter] string $password, Role $role, Lang $lang ): Account {
		if ( null !== $this->accounts->find_by_email( $email ) ) {
			throw ApiError::conflict( 'email_exists' );
		}
		$user_id = $this->whole( $email, fn (): int => $this->insert( $email, $password, $role, $lang ) );
		if ( $this->asks_to_confirm() ) {
			$this->confirmations->send( $user_id, $lang );
		}
		$account = $this->accounts->find( $user_id ) ?? throw new RuntimeException( 'The new account is gone.' );
		if ( $account->confirmed ) {
			WelcomeMail::queue( $this->core->mail, $account );
		}
		return $account;
	}

	/**
	 * Makes an account for somebody whom a provider of sign-ins vouches for: its address is confirmed, there is no
	 * password, and the consents are empty on purpose, so that the app asks for them.
	 *
	 * @param Closure(int): bool $link Ties the provider to the new account, in the same transaction; false takes all back.
	 * @return int The account.
	 * @throws ApiError 409 `email_exists`.
	 */
	public function register_verified( string $email, Role $role, Lang $lang, string $first_name, string $last_name, Closure $link ): int {
		if ( null !== $this->accounts->find_by_email( $email ) ) {
			throw ApiError::conflict( 'email_exists' );
		}
		$person = array(
			'first_name'   => wp_slash( $first_name ),
			'last_name'    => wp_slash( $last_name ),
			'display_name' => wp_slash( trim( "$first_name $last_name" ) ?: __( 'User', 'mentoriai-portal' ) ),
			'meta_input'   => array(
				UserMeta::CONSENTS     => array(),
				UserMeta::CONFIRMED_AT => Clock::to_sql( $this->core->clock->now() ),
			) + $this->meta( $lang ),
		);
		return $this->whole(
			$email,
			function () use ( $email, $role, $lang, $person, $link ): int {
				$user_id = $this->insert( $email, wp_generate_password( 40 ), $role, $lang, $person );
				$this->accounts->store_password( $user_id, Account::NO_PASSWORD );
				return $link( $user_id ) ? $user_id : throw ApiError::conflict( 'email_exists' );
			}
		);
	}

	public function asks_to_confirm(): bool {
		return $this->core->settings->bool( 'confirm_email' );
	}

	/**
	 * An account is made whole or not at all; one that is taken back leaves WordPress's cache too.
	 *
	 * @param Closure(): int $work
	 */
	private function whole( string $email, Closure $work ): int {
		return $this->core->db->transaction(
			static function () use ( $email, $work ): int {
				try {
					return $work();
				} catch ( Throwable $error ) {
					$kept = get_user_by( 'email', $email );
					if ( $kept instanceof WP_User ) {
						clean_user_cache( $kept );
					}
					throw $error;
				}
			},
			self::TRIES
		);
	}

	/**
	 * The claim comes first: of two registrations at once the second waits here, and then finds the address taken.
	 *
	 * @param array<string, mixed> $person Fields of wp_insert_user() that are known already.
	 */
	private function insert( string $email, #[\SensitiveParameter] string $password, Role $role, Lang $lang, array $person = array() ): int {
		if ( ! $this->claims->claim( $email ) ) {
			throw ApiError::conflict( 'email_exists' );
		}
		$login   = 'narys-' . bin2hex( random_bytes( 8 ) );
		$user_id = wp_insert_user(
			$person + array(
				'user_login'           => $login,
				'user_nicename'        => $login,
				'display_name'         => __( 'User', 'mentoriai-portal' ),
				'user_email'           => wp_slash( $email ),
				'user_pass'            => $password,
				'role'                 => $role->value,
				'show_admin_bar_front' => 'false',
				'meta_input'           => $this->meta( $lang ),
			)
		);
		if ( $user_id instanceof WP_Error ) {
			throw 'existing_user_email' === $user_id->get_error_code() ? ApiError::conflict( 'email_exists' ) : new RuntimeException( $user_id->get_error_message() );
		}
		return $user_id;
	}

	/** @return array<string, mixed> */
	private function meta( Lang $lang ): array {
		$meta = array(
			UserMeta::STATUS   => AccountStatus::Draft->value,
			UserMeta::LANG     => $lang->value,
			UserMeta::CONSENTS => array( $this->accounts->consent( $this->core->settings->text( 'consent_version' ) ) ),
		);
		return $meta + ( $this->asks_to_confirm() ? array() : array( UserMeta::CONFIRMED_AT => Clock::to_sql( $this->core->clock->now() ) ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Accounts\Mail\WelcomeMail;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\NewUserMeta;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Messaging\FirstMessage;
use MentoriaiPortal\Messaging\FirstMessages;
use RuntimeException;
use Throwable;
use WP_Error;
use WP_User;

/**
 * New accounts. An address that was registered and not confirmed is no one's: registering it again starts again, so that
 * no one finds someone else's password in front of their own address.
 */
final readonly class RegistrationService {

	/** For passwords that long WordPress stores Account::NO_PASSWORD at once; hashing a short one takes tens of milliseconds. */
	private const BEYOND_HASHING = 4097;

	public function __construct(
		private Db $db,
		private Clock $clock,
		private Settings $settings,
		private RateLimiter $limiter,
		private MailQueue $mails,
		private AccountRepository $accounts,
		private EmailClaimRepository $claims,
		private ConfirmationService $confirmations,
		private FirstMessages $first_messages,
		private AgreedTexts $texts
	) {}

	/**
	 * Creates an account, or restarts one that no one has confirmed. Asks to confirm the address unless the setting says
	 * otherwise. Beyond the limit of an address nothing changes, and the answer does not tell.
	 *
	 * @param FirstMessage|null $first What was written to a mentor before; it is kept with the account.
	 * @throws ApiError 403 `texts_missing`, 409 `email_exists`.
	 */
	public function register( string $email, #[\SensitiveParameter] string $password, Role $role, Lang $lang, ?FirstMessage $first = null ): Registration {
		$this->refuse_while_closed();
		$claim   = bin2hex( random_bytes( 32 ) );
		$meta    = $this->meta( $lang );
		$limited = null;
		$user_id = $this->open(
			$email,
			function () use ( $email, $password, $role, $lang, $claim, $meta, $first ): int {
				$user_id = $this->insert( $email, $password, $role, $meta );
				$this->claims->begin_anew( $email, $user_id, $claim );
				return $this->finish( $user_id, $lang, $first );
			},
			function ( Account $known ) use ( $email, $password, $role, $lang, $claim, $meta, $first, &$limited ): int {
				$hash = wp_hash_password( $password );
				if ( $this->limiter->allows( 'lost_account', $email ) ) {
					return $this->whole( $email, fn (): int => $this->finish( $this->begin_anew( $known, $hash, $role, $claim, $meta ), $lang, $first ) );
				}
				$limited = $known;
				return $known->id;
			}
		);
		// Who is refused hears nothing of what the owner of the address does at this moment.
		$account = $limited ?? $this->accounts->find( $user_id ) ?? throw new RuntimeException( 'The new account is gone.' );
		return new Registration( $account->as_registered( $role, $lang ), $claim, null === $limited && ! $this->asks_to_confirm() );
	}

	/**
	 * New people are taken only while they can read what they agree to.
	 *
	 * @throws ApiError 403 `texts_missing`.
	 */
	public function refuse_while_closed(): void {
		$this->texts->need();
	}

	/**
	 * Creates an account for someone whom a provider of sign-ins vouches for: its address is confirmed, there is no
	 * password, and the consents are empty on purpose, so that the app asks for them.
	 *
	 * @param Closure(int): bool $link Ties the provider to the account, in the same transaction; false takes all back.
	 * @return int The account.
	 * @throws ApiError 409 `email_exists`.
	 */
	public function register_verified( string $email, Role $role, Lang $lang, string $first_name, string $last_name, Closure $link ): int {
		$names  = array(
			'first_name'   => $first_name,
			'last_name'    => $last_name,
			'display_name' => trim( "$first_name $last_name" ) ?: __( 'User', 'mentoriai-portal' ),
		);
		$meta   = array(
			UserMeta::STATUS       => AccountStatus::Draft->value,
			UserMeta::LANG         => $lang->value,
			UserMeta::CONSENTS     => array(),
			UserMeta::CONFIRMED_AT => Clock::to_sql( $this->clock->now() ),
		);
		$linked = static fn ( int $user_id ): int => $link( $user_id ) ? $user_id : throw ApiError::conflict( 'email_exists' );
		return $this->open(
			$email,
			function () use ( $email, $role, $meta, $names, $linked ): int {
				$user_id = $this->insert( $email, wp_generate_password( 40 ), $role, $meta, wp_slash( $names ) );
				// WordPress's filters have changed them.
				$this->accounts->store_names( $user_id, ...$names );
				$this->accounts->store_password( $user_id, Account::NO_PASSWORD );
				return $linked( $user_id );
			},
			fn ( Account $known ): int => $this->whole(
				$email,
				function () use ( $known, $role, $meta, $names, $linked ): int {
					$this->begin_anew( $known, Account::NO_PASSWORD, $role, bin2hex( random_bytes( 32 ) ), $meta );
					$before = get_userdata( $known->id );
					$this->accounts->store_names( $known->id, ...$names );
					if ( $before instanceof WP_User ) {
						// As wp_update_user() tells.
						do_action( 'profile_update', $known->id, $before, array( 'ID' => $known->id ) + $names ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
					}
					return $linked( $known->id );
				}
			)
		);
	}

	/**
	 * Creates an account for someone whom staff bring along: without a password, with a draft's consents, empty on purpose. Part of
	 * the caller's transaction; no email is sent.
	 *
	 * @param array<string, mixed>  $meta  User meta over that of a draft.
	 * @param array<string, string> $names `first_name` and `last_name`.
	 * @return int The account.
	 * @throws ApiError 409 `email_exists`.
	 */
	public function enroll( string $email, Role $role, array $meta, array $names ): int {
		return $this->insert(
			$email,
			str_repeat( 'x', self::BEYOND_HASHING ),
			$role,
			$meta,
			array_map( wp_slash( ... ), $names + array( 'display_name' => trim( implode( ' ', $names ) ) ?: __( 'User', 'mentoriai-portal' ) ) )
		);
	}

	/**
	 * What someone registered with this address whom no one has confirmed counts no more: password, key, type, first message. Part of the caller's transaction.
	 */
	public function take_over( int $user_id, string $email ): void {
		$this->accounts->store_password( $user_id, Account::NO_PASSWORD );
		$this->claims->drop_key( $email );
		delete_user_meta( $user_id, UserMeta::PROVISIONAL_SINCE );
		delete_user_meta( $user_id, UserMeta::TYPE_UNSURE );
		$this->first_messages->begin( $user_id );
	}

	/**
	 * Of two that take a free address at once the second finds it registered, and goes that way.
	 *
	 * @param Closure(): int        $make       For a free address.
	 * @param Closure(Account): int $begin_anew For one that nobody has confirmed.
	 * @return int The account.
	 * @throws ApiError 409 `email_exists`.
	 */
	private function open( string $email, Closure $make, Closure $begin_anew ): int {
		$known = $this->accounts->find_by_email( $email );
		if ( null === $known ) {
			try {
				return $this->whole( $email, $make );
			} catch ( ApiError $taken ) {
				$known = $this->accounts->find_by_email( $email ) ?? throw $taken;
			}
		}
		return $known->is_provisional ? $begin_anew( $known ) : throw ApiError::conflict( 'email_exists' );
	}

	/**
	 * An account is made whole or not at all; one that is taken back leaves WordPress's cache too.
	 *
	 * @param Closure(): int $work
	 */
	private function whole( string $email, Closure $work ): int {
		return $this->db->repeatable(
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
			}
		);
	}

	/**
	 * The claim comes first: of two registrations at once the second waits here, and then finds the address taken.
	 *
	 * @param array<string, mixed> $meta  User meta.
	 * @param array<string, mixed> $names Fields of wp_insert_user() that are known already.
	 */
	private function insert( string $email, #[\SensitiveParameter] string $password, Role $role, array $meta, array $names = array() ): int {
		if ( ! $this->claims->claim( $email ) ) {
			throw ApiError::conflict( 'email_exists' );
		}
		$login   = 'narys-' . bin2hex( random_bytes( 8 ) );
		$account = $names + array(
			'user_login'           => $login,
			'user_nicename'        => $login,
			'display_name'         => __( 'User', 'mentoriai-portal' ),
			'user_email'           => wp_slash( $email ),
			'user_pass'            => $password,
			'user_registered'      => Clock::to_sql( $this->clock->now() ),
			'role'                 => $role->value,
			'show_admin_bar_front' => 'false',
			'meta_input'           => $meta,
		);
		$user_id = NewUserMeta::cached( static fn (): int|WP_Error => wp_insert_user( $account ) );
		if ( $user_id instanceof WP_Error ) {
			throw 'existing_user_email' === $user_id->get_error_code() ? ApiError::conflict( 'email_exists' ) : new RuntimeException( $user_id->get_error_message() );
		}
		return $user_id;
	}

	/**
	 * The lock of the address comes first: whoever confirms it at the same moment comes before or after.
	 *
	 * @param array<string, mixed> $meta User meta.
	 */
	private function begin_anew( Account $known, #[\SensitiveParameter] string $hash, Role $role, string $claim, array $meta ): int {
		$is_locked = $this->claims->begin_anew( $known->email, $known->id, $claim );
		if ( ! $is_locked || true !== $this->accounts->find( $known->id )?->is_provisional ) {
			throw ApiError::conflict( 'email_exists' );
		}
		$this->accounts->begin_anew( $known->id, $hash, $role, $meta + ( $known->role === $role ? array() : array( UserMeta::TYPE_UNSURE => '1' ) ) );
		$this->first_messages->begin( $known->id );
		return $known->id;
	}

	/** The email and the first message are part of the same transaction as the account. */
	private function finish( int $user_id, Lang $lang, ?FirstMessage $first ): int {
		if ( null !== $first ) {
			$this->first_messages->begin( $user_id, $first, ! $this->asks_to_confirm() );
		}
		if ( $this->asks_to_confirm() ) {
			$this->confirmations->send( $user_id, $lang );
		} else {
			WelcomeMail::queue( $this->mails, $user_id, $lang );
		}
		return $user_id;
	}

	private function asks_to_confirm(): bool {
		return $this->settings->bool( 'confirm_email' );
	}

	/** @return array<string, mixed> */
	private function meta( Lang $lang ): array {
		return array(
			UserMeta::STATUS   => AccountStatus::Draft->value,
			UserMeta::LANG     => $lang->value,
			UserMeta::CONSENTS => array( $this->accounts->consent( $this->settings->text( 'consent_version' ) ) ),
			( $this->asks_to_confirm() ? UserMeta::PROVISIONAL_SINCE : UserMeta::CONFIRMED_AT ) => Clock::to_sql( $this->clock->now() ),
		);
	}
}

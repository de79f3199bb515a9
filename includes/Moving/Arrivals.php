<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\RegistrationService;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Members\CareChange;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Profiles\ProfilesOfOthers;
use WP_Session_Tokens;
use WP_User;

/**
 * Writes what an import brings, each person in a transaction of the caller.
 */
final readonly class Arrivals {

	/**
	 * @param Closure( list<int> ): void   $invite Of accounts.
	 * @param Closure( int, string ): void $photo  Gives an account a picture by its path; one that cannot be drawn is left out.
	 * @param Closure( Closure(): int ): int $once   Does what it gets, and indexes at its end whom it changed.
	 */
	public function __construct(
		private RegistrationService $registrations,
		private AccountService $accounts,
		private ProfilesOfOthers $profiles,
		private MemberCare $care,
		private ActivityLog $log,
		private Clock $clock,
		private Closure $invite,
		private Closure $photo,
		private Closure $once
	) {}

	/**
	 * @param int $staff_id Who started the import.
	 * @return int The account.
	 * @throws ApiError 409 `email_exists` where somebody took the address meanwhile.
	 */
	public function write( Arrival $arrival, int $import_id, int $staff_id ): int {
		$user_id = ( $this->once )( fn (): int => $this->member( $arrival ) );
		if ( null !== $arrival->tags ) {
			$this->care->change( $user_id, CareChange::of_body( array( 'tags' => $arrival->tags ) ) );
		}
		if ( null !== $arrival->photo ) {
			( $this->photo )( $user_id, $arrival->photo );
		}
		if ( ! $arrival->is_member && self::is_stated( $arrival ) ) {
			$this->log->write( Act::ConsentStated, ActObject::User, $user_id, array( 'import' => $import_id ), $staff_id );
		}
		if ( ! $arrival->is_member && 'now' === $arrival->invite ) {
			( $this->invite )( array( $user_id ) );
		}
		return $user_id;
	}

	private function member( Arrival $arrival ): int {
		$user_id = $arrival->user_id ?? $this->open( $arrival );
		if ( null !== $arrival->user_id ) {
			$this->join( $arrival, $user_id );
		}
		$this->profiles->save( $user_id, $arrival->role, $arrival->profile, null === $arrival->user_id );
		return $user_id;
	}

	private function open( Arrival $arrival ): int {
		$names = array_intersect_key( $arrival->profile, array( 'first_name' => '', 'last_name' => '' ) );
		return $this->registrations->enroll( $arrival->email, $arrival->role, $this->beginning( $arrival ) + array( UserMeta::IMPORTED => '1' ), array_map( static fn ( string $name ): string => str_replace( "\n", ' ', $name ), $names ) );
	}

	/** An account that is there already. */
	private function join( Arrival $arrival, int $user_id ): void {
		if ( $arrival->is_member ) {
			$user = get_userdata( $user_id );
			if ( $user instanceof WP_User && Role::Undecided === MemberRole::of_user( $user ) ) {
				$this->accounts->choose_role( $user_id, $arrival->role );
			}
			null === $arrival->lang || update_user_meta( $user_id, UserMeta::LANG, $arrival->lang->value );
			return;
		}
		$is_provisional = '' !== get_user_meta( $user_id, UserMeta::PROVISIONAL_SINCE, true );
		$is_provisional ? $this->registrations->take_over( $user_id, $arrival->email ) : add_user_meta( $user_id, UserMeta::WAS_HERE, '1', true );
		// What is open in WordPress is not a member's: whoever is, logs in to the portal.
		WP_Session_Tokens::get_instance( $user_id )->destroy_all();
		foreach ( $this->beginning( $arrival ) as $key => $value ) {
			update_user_meta( $user_id, $key, $value );
		}
		$user = new WP_User( $user_id );
		$is_provisional ? $user->set_role( $arrival->role->value ) : $user->add_role( $arrival->role->value );
	}

	/** Whether a consent is needed that staff have stated: a draft gives its own before it becomes anything else. */
	private static function is_stated( Arrival $arrival ): bool {
		return $arrival->has_consent && AccountStatus::Draft !== $arrival->status;
	}

	/** @return array<string, mixed> The user meta with which a member begins. */
	private function beginning( Arrival $arrival ): array {
		$now   = Clock::to_sql( $this->clock->now() );
		$waits = AccountStatus::Public === $arrival->status && ! $arrival->has_consent;
		return array(
			UserMeta::STATUS    => $waits ? AccountStatus::Draft->value : $arrival->status->value,
			UserMeta::STATUS_AT => $now,
			UserMeta::LANG      => ( $arrival->lang ?? Lang::Lt )->value,
			// Empty on purpose: the person is asked at the first sign-in, whoever has stated it before.
			UserMeta::CONSENTS  => array(),
		) + ( $waits ? array( UserMeta::WAITING_STATUS => $arrival->status->value ) : array() )
			+ ( self::is_stated( $arrival ) ? array( UserMeta::CONSENT_STATED => '1' ) : array() )
			+ ( 'later' === $arrival->invite && $arrival->status->may_log_in() ? array( UserMeta::INVITE_LATER => '1' ) : array() )
			+ ( $arrival->is_confirmed ? array( UserMeta::CONFIRMED_AT => $now ) : array() );
	}
}

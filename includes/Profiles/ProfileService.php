<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Profiles\Schema\ProfileInput;
use WP_User;

/**
 * A member reads and saves their own profile.
 */
final readonly class ProfileService {

	public function __construct(
		private ProfileRepository $profiles,
		private AccountService $accounts,
		private Settings $settings,
		private Clock $clock
	) {}

	public function read( Identity $who ): StoredProfile {
		return $this->profiles->find( $who->user_id, $who->role ) ?? throw ApiError::not_found();
	}

	/**
	 * Saves a complete profile; one with a required field missing is refused. Founders become public by it, mentors
	 * wait for staff.
	 *
	 * @param array<string, mixed> $input As ProfileInput::both() read it.
	 * @throws ApiError 400 with every wrong field, 403 `account_draft` before the consents.
	 */
	public function save( Identity $who, array $input ): StoredProfile {
		$this->accounts->refuse_without_consents( $who->user_id );
		$account = get_userdata( $who->user_id );

		$change  = function ( StoredProfile $stored ) use ( $who, $input ): FounderProfile|MentorProfile {
			$profile = $this->changed( $stored->profile, $input );
			// In its transaction: nobody approves what they have not seen.
			do_action( 'mentoriai_profile_saving', $who->user_id );
			return $profile;
		};
		[ $stored, $profile ] = $this->profiles->change( $who->user_id, $who->role, $change ) ?? throw ApiError::not_found();

		$before            = $stored->profile;
		$reads_differently = $profile instanceof MentorProfile && $before instanceof MentorProfile && $profile->reads_differently( $before );
		$publication       = new Publication( $this->settings->bool( 'approve_founders' ), $this->settings->bool( 'approve_edits' ) );
		$status            = $publication->status_after( $who->role, $stored->status, $reads_differently );
		if ( $status !== $stored->status ) {
			$this->accounts->set_status( $who->user_id, $status, by: Actor::Member );
		}
		do_action( 'mentoriai_profile_saved', $who->user_id, $stored, $profile );
		if ( $account instanceof WP_User ) {
			// Once a save, as wp_update_user() tells: what follows people elsewhere (a newsletter, an audit log) hears of it.
			do_action( 'profile_update', $who->user_id, $account, array( 'ID' => $who->user_id, 'first_name' => $profile->first_name, 'last_name' => $profile->last_name, 'display_name' => $profile->display_name() ) );
		}
		return $this->read( $who );
	}

	/** Part of the caller's transaction, who tells of it afterwards by `mentoriai_profile_saved`. */
	public function busy_until( int $mentor_id, string $day ): void {
		$this->profiles->change( $mentor_id, Role::Mentor, static fn ( StoredProfile $stored ): MentorProfile => $stored->profile instanceof MentorProfile ? $stored->profile->busy_until( $day ) : throw ApiError::not_found() );
	}

	/** Staff let a mentor take no new founders. False where there is no such mentor. */
	public function set_busy( int $mentor_id ): bool {
		$user = get_userdata( $mentor_id );
		$done = $user instanceof WP_User && Role::Mentor === MemberRole::of_user( $user ) && null !== $this->profiles->change( $mentor_id, Role::Mentor, static fn ( StoredProfile $stored ): MentorProfile => $stored->profile instanceof MentorProfile ? $stored->profile->busy() : throw ApiError::not_found() );
		$done && do_action( 'mentoriai_profile_saved', $mentor_id );
		return $done;
	}

	/**
	 * @param Profile|null         $stored What stays where an optional field was not sent.
	 * @param array<string, mixed> $input
	 * @throws ApiError 400 with every wrong field.
	 */
	private function changed( ?Profile $stored, array $input ): FounderProfile|MentorProfile {
		$profile = $stored instanceof MentorProfile
			? ProfileInput::mentor_profile( $input, $stored )
			: ProfileInput::founder_profile( $input, (int) substr( $this->clock->today(), 0, 4 ), $stored instanceof FounderProfile ? $stored : null );
		if ( $profile instanceof MentorProfile && array() !== array_diff( $profile->fields, $this->profiles->known_fields( $profile->fields ) ) ) {
			throw ApiError::invalid( array( ProfileInput::FIELDS => 'invalid' ) );
		}
		return $profile;
	}
}

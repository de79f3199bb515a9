<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Profiles\Schema\ProfileCells;
use WP_User;

/**
 * Profiles that staff bring along from elsewhere, as cells by our names (`first_name`, `about`…; see Schema\ProfileCells). The limits are
 * those of save_profile, but a profile may stay incomplete, and no status changes.
 */
final readonly class ProfilesOfOthers {

	public function __construct( private ProfileRepository $profiles, private Clock $clock ) {}

	/**
	 * A profile as WordPress's cache of user meta has it.
	 *
	 * @param array<mixed> $meta Key to the values in the column, as get_user_meta() of all keys gives it.
	 * @param Role::Founder|Role::Mentor $role
	 */
	public function of_meta( array $meta, Role $role ): FounderProfile|MentorProfile {
		$rows = array();
		foreach ( $meta as $key => $values ) {
			$value  = is_array( $values ) ? $values[0] ?? '' : '';
			$rows[] = array(
				'meta_key'   => (string) $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- no query.
				'meta_value' => is_scalar( $value ) ? (string) $value : '', // phpcs:ignore WordPress.DB.SlowDBQuery -- no query.
			);
		}
		return $this->profiles->of_texts( $rows, $role ) ?? throw ApiError::not_found();
	}

	/**
	 * @param array<string, string> $cells
	 * @throws InvalidInput Name to message key.
	 */
	public function change( FounderProfile|MentorProfile $stored, array $cells ): FounderProfile|MentorProfile {
		return ProfileCells::change( $stored, $cells, (int) substr( $this->clock->today(), 0, 4 ) );
	}

	/** @return array<string, string> What change() reads. */
	public static function cells( FounderProfile|MentorProfile $profile ): array {
		return ProfileCells::of( $profile );
	}

	/**
	 * Part of the caller's transaction.
	 *
	 * @param Role::Founder|Role::Mentor $role
	 * @param array<string, string>      $cells
	 * @param bool                       $is_new Whether WordPress's other plugins hear of the account by its creation.
	 * @throws InvalidInput
	 */
	public function save( int $user_id, Role $role, array $cells, bool $is_new ): void {
		$before  = get_userdata( $user_id );
		$changed = $this->profiles->change( $user_id, $role, fn ( StoredProfile $stored ): FounderProfile|MentorProfile => $this->change( $stored->profile instanceof MentorProfile || $stored->profile instanceof FounderProfile ? $stored->profile : throw ApiError::not_found(), $cells ) );
		$profile = $changed[1] ?? throw ApiError::not_found();
		do_action( 'mentoriai_profile_saving', $user_id );
		// Without the texts: what staff write themselves they need not look at again.
		do_action( 'mentoriai_profile_saved', $user_id );
		if ( ! $is_new && $before instanceof WP_User ) {
			do_action( 'profile_update', $user_id, $before, array( 'ID' => $user_id, 'first_name' => $profile->first_name, 'last_name' => $profile->last_name, 'display_name' => $profile->display_name() ) );
		}
	}
}

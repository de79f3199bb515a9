<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\FounderProfile;
use MentoriaiPortal\Profiles\MentorProfile;
use MentoriaiPortal\Profiles\Profile;
use MentoriaiPortal\Profiles\StoredProfile;

/**
 * The profile a member reads of themselves (docs/contract.md#surveys-and-profiles); which fields it has depends on the role.
 *
 * @phpstan-import-type JsonSchema from Shape
 */
final class ProfileSchema {

	/** Our names to the request's, in which `missing` speaks. */
	private const FOUNDER_REQUEST = array(
		'first_name' => 'firstName',
		'last_name'  => 'lastName',
		'company'    => 'pavadinimas',
		'year'       => 'regMetai',
		'activity'   => 'veiklosSritis',
		'questions'  => 'klausimai',
	);

	private const MENTOR_REQUEST = array(
		'first_name' => 'firstName',
		'last_name'  => 'lastName',
		'position'   => 'pareigosirimone',
		'about'      => 'aprasymaslt',
	);

	/** @return JsonSchema */
	public static function shape(): array {
		return array( 'anyOf' => array( self::undecided_shape(), self::founder_shape(), self::mentor_shape() ) );
	}

	/** @return array<string, mixed> */
	public static function present( Role $role, StoredProfile $stored ): array {
		$account = array(
			'role'  => $role->value,
			'email' => $stored->email,
		);
		return $account + match ( true ) {
			$stored->profile instanceof FounderProfile => self::present_founder( $stored->profile, $stored->photo ) + self::present_state( $stored, $stored->profile, self::FOUNDER_REQUEST ),
			$stored->profile instanceof MentorProfile => self::present_mentor( $stored->profile, $stored ) + array( 'slug' => $stored->slug )
				+ self::present_state( $stored, $stored->profile, self::MENTOR_REQUEST ),
			default => array(),
		};
	}

	/** @return array<string, mixed> */
	private static function present_founder( FounderProfile $profile, ?Photo $photo ): array {
		return array(
			'first_name'                        => $profile->first_name,
			'last_name'                         => $profile->last_name,
			'imones_pavadinimas'                => $profile->company,
			'imones_veiklosregistracijos_metai' => $profile->year,
			'be_imones'                         => $profile->no_company,
			'apibudinkite_imonesveiklos_sriti'  => $profile->activity,
			'klausimaireikalinga_pagalba'       => $profile->questions,
			'town'                              => $profile->town,
			'img'                               => null === $photo ? null : FilesSchema::photo( $photo ),
		);
	}

	/** @return array<string, mixed> */
	private static function present_mentor( MentorProfile $profile, StoredProfile $stored ): array {
		return array(
			'first_name'           => $profile->first_name,
			'last_name'            => $profile->last_name,
			'phone_number'         => $profile->phone,
			'pareigos_ir_imone'    => $profile->position,
			'pareigos_ir_imone_en' => $profile->position_en,
			'sritis2'              => $profile->fields,
			'aprasymas_lt'         => $profile->about,
			'aprasymas_en'         => $profile->about_en,
			'cv'                   => FilesSchema::cvs( $stored->cvs ),
			'linkedin'             => $profile->linkedin,
			'town'                 => $profile->town,
			'img'                  => null === $stored->photo ? null : FilesSchema::photo( $stored->photo ),
			'paskyros_uzimtumas'   => $profile->busy->now() ? '1' : '0',
			'busy_until'           => $profile->busy->until,
			'capacity'             => $profile->capacity,
		);
	}

	/**
	 * @param array<string, string> $request Our names to the request's.
	 * @return array<string, mixed>
	 */
	private static function present_state( StoredProfile $stored, Profile $profile, array $request ): array {
		return array(
			'review'   => array(
				'state'  => $stored->status->value,
				'reason' => $stored->reason,
			),
			'complete' => $profile->is_complete(),
			'missing'  => array_map( static fn ( string $name ): string => $request[ $name ] ?? $name, $profile->missing() ),
		);
	}

	/** @return JsonSchema */
	private static function undecided_shape(): array {
		return Shape::object( self::account_shape( Role::Undecided ) );
	}

	/** @return JsonSchema */
	public static function founder_shape(): array {
		return Shape::object(
			self::account_shape( Role::Founder ) + array(
				'first_name'                        => Shape::text(),
				'last_name'                         => Shape::text(),
				'imones_pavadinimas'                => Shape::text(),
				'imones_veiklosregistracijos_metai' => Shape::nullable( Shape::int() ),
				'be_imones'                         => Shape::bool(),
				'apibudinkite_imonesveiklos_sriti'  => Shape::text(),
				'klausimaireikalinga_pagalba'       => Shape::text(),
				'town'                              => Shape::text(),
				'img'                               => Shape::nullable( FilesSchema::photo_shape() ),
			) + self::state_shape( self::FOUNDER_REQUEST )
		);
	}

	/** @return JsonSchema */
	public static function mentor_shape(): array {
		return Shape::object(
			self::account_shape( Role::Mentor ) + array(
				'first_name'           => Shape::text(),
				'last_name'            => Shape::text(),
				'phone_number'         => Shape::text(),
				'pareigos_ir_imone'    => Shape::text(),
				'pareigos_ir_imone_en' => Shape::text(),
				'sritis2'              => Shape::list_of( Shape::int() ),
				'aprasymas_lt'         => Shape::text(),
				'aprasymas_en'         => Shape::text(),
				'cv'                   => FilesSchema::cvs_shape(),
				'linkedin'             => Shape::text(),
				'town'                 => Shape::text(),
				'img'                  => Shape::nullable( FilesSchema::photo_shape() ),
				'paskyros_uzimtumas'   => Shape::one_of( '1', '0' ),
				'busy_until'           => Shape::nullable( Shape::text() ),
				'capacity'             => Shape::nullable( Shape::int() ),
				'slug'                 => Shape::text(),
			) + self::state_shape( self::MENTOR_REQUEST )
		);
	}

	/** @return array<string, JsonSchema> */
	private static function account_shape( Role $role ): array {
		return array(
			'role'  => array( 'const' => $role->value ),
			'email' => Shape::text(),
		);
	}

	/**
	 * @param array<string, string> $request Our names to the request's.
	 * @return array<string, JsonSchema>
	 */
	private static function state_shape( array $request ): array {
		return array(
			'review'   => Shape::object(
				array(
					'state'  => Shape::one_of( ...array_column( AccountStatus::cases(), 'value' ) ),
					'reason' => Shape::text(),
				)
			),
			'complete' => Shape::bool(),
			'missing'  => Shape::list_of( Shape::one_of( ...array_values( $request ) ) ),
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Profiles\FounderProfile;
use MentoriaiPortal\Profiles\MentorProfile;

/**
 * A profile as cells of a table, by our names, under the limits of save_profile; fields of mentors are ids with commas. An empty cell
 * says nothing.
 */
final class ProfileCells {

	private const BOTH = array(
		'first_name' => 'firstName',
		'last_name'  => 'lastName',
		'town'       => ProfileInput::TOWN,
	);

	private const FOUNDER = self::BOTH + array(
		'company'    => 'pavadinimas',
		'year'       => 'regMetai',
		'no_company' => 'be_imones',
		'activity'   => 'veiklosSritis',
		'questions'  => 'klausimai',
	);

	private const MENTOR = self::BOTH + array(
		'phone'       => 'phoneNumber',
		'position'    => 'pareigosirimone',
		'position_en' => 'pareigosirimoneen',
		'about'       => 'aprasymaslt',
		'about_en'    => 'aprasymasen',
		'fields'      => ProfileInput::FIELDS,
		'linkedin'    => 'linkedin',
		'capacity'    => 'capacity',
		'busy_until'  => 'busy_until',
	);

	private const YES = array( 'taip', 'yes', 'true', '1', 'x' );
	private const NO  = array( 'ne', 'no', 'false', '0' );

	/**
	 * What the cells make of a profile; it may stay incomplete.
	 *
	 * @param array<string, string> $cells Name to text; those of the other role are passed over.
	 * @param int                   $year  The current one.
	 * @throws InvalidInput Name to message key.
	 */
	public static function change( FounderProfile|MentorProfile $stored, array $cells, int $year ): FounderProfile|MentorProfile {
		$names = self::names( $stored );
		$sent  = array();
		foreach ( array_filter( array_intersect_key( $cells, $names ), static fn ( string $text ): bool => '' !== $text ) as $name => $text ) {
			$sent[ $names[ $name ] ] = 'no_company' === $name ? self::flag( $text ) : $text;
		}
		try {
			return $stored instanceof FounderProfile ? ProfileInput::partial_founder( $sent, $stored, $year ) : ProfileInput::partial_mentor( $sent, $stored );
		} catch ( InvalidInput $wrong ) {
			$ours = array();
			foreach ( $wrong->fields as $path => $key ) {
				$ours[ (string) array_search( strtok( $path, '.' ), $names, true ) ] = $key;
			}
			throw new InvalidInput( $ours );
		}
	}

	/** @return array<string, string> Name to text, of this role only. */
	public static function of( FounderProfile|MentorProfile $profile ): array {
		$both = array(
			'first_name' => $profile->first_name,
			'last_name'  => $profile->last_name,
			'town'       => $profile->town,
		);
		if ( $profile instanceof FounderProfile ) {
			return $both + array(
				'company'    => $profile->company,
				'year'       => (string) $profile->year,
				'activity'   => $profile->activity,
				'questions'  => $profile->questions,
				'no_company' => $profile->no_company ? '1' : '',
			);
		}
		return $both + array(
			'phone'       => $profile->phone,
			'position'    => $profile->position,
			'position_en' => $profile->position_en,
			'about'       => $profile->about,
			'about_en'    => $profile->about_en,
			'fields'      => implode( ',', $profile->fields ),
			'linkedin'    => $profile->linkedin,
			'capacity'    => (string) $profile->capacity,
			'busy_until'  => (string) $profile->busy->until,
		);
	}

	/** @return array<string, string> Our names to those of save_profile. */
	private static function names( FounderProfile|MentorProfile $profile ): array {
		return $profile instanceof FounderProfile ? self::FOUNDER : self::MENTOR;
	}

	private static function flag( string $text ): string {
		$word = trim( TextFold::words( $text ) );
		return in_array( $word, self::YES, true ) ? 'true' : ( in_array( $word, self::NO, true ) ? 'false' : $text );
	}
}

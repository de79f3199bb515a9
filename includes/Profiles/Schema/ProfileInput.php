<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\Day;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Profiles\FounderProfile;
use MentoriaiPortal\Profiles\MentorProfile;

/**
 * What save_profile takes from each role, under their names on the wire.
 */
final class ProfileInput {

	public const FIELDS = 'sritis';
	public const TOWN   = 'town';

	public const PHONE    = '\+?[0-9]{9,15}';
	public const LINKEDIN = 'https://([A-Za-z0-9-]+\.)*[Ll]inked[Ii]n\.com([/?#][^\s"<>\\\\]*)?';

	/** The first year a business may have been registered in. */
	public const FIRST_YEAR = 1900;

	/** Founders' and mentors' fields as one declaration, so that the route stays one. */
	public static function both(): Input {
		return new Input( array_map( RoleField::of( ... ), self::founder() + self::mentor() ) );
	}

	/**
	 * @param array<string, mixed> $input  As both() read it.
	 * @param int                  $year   The current one: no business is registered later.
	 * @param FounderProfile|null  $stored What stays where an optional field was not sent; that there is no company, where neither the box nor a company was.
	 * @throws ApiError 400 with every wrong field.
	 */
	public static function founder_profile( array $input, int $year, ?FounderProfile $stored = null ): FounderProfile {
		$company    = array( 'pavadinimas' => '', 'regMetai' => null );
		$is_absent  = static fn ( string $name ): bool => ( $input[ $name ] ?? null ) instanceof InvalidInput && in_array( 'required', $input[ $name ]->fields, true );
		$no_company = $input['be_imones'] ?? ( true === $stored?->no_company && $is_absent( 'pavadinimas' ) && $is_absent( 'regMetai' ) );
		if ( true === $no_company ) {
			$input = $company + $input;
		}
		if ( is_int( $input['regMetai'] ?? null ) && $input['regMetai'] > $year ) {
			$input['regMetai'] = InvalidInput::because( 'invalid' );
		}
		self::refuse_wrong( self::founder(), $input );
		return new FounderProfile(
			self::text( $input, 'firstName' ),
			self::text( $input, 'lastName' ),
			self::text( $input, 'pavadinimas' ),
			self::number( $input, 'regMetai' ),
			self::text( $input, 'veiklosSritis' ),
			self::text( $input, 'klausimai' ),
			true === $no_company,
			self::text( $input, self::TOWN, $stored->town ?? '' )
		);
	}

	/**
	 * @param array<string, mixed> $input  As both() read it.
	 * @param MentorProfile        $stored What stays where an optional field was not sent.
	 * @throws ApiError 400 with every wrong field.
	 */
	public static function mentor_profile( array $input, MentorProfile $stored ): MentorProfile {
		self::refuse_wrong( self::mentor(), $input );
		return new MentorProfile(
			self::text( $input, 'firstName' ),
			self::text( $input, 'lastName' ),
			self::text( $input, 'pareigosirimone' ),
			self::text( $input, 'pareigosirimoneen', $stored->position_en ),
			self::text( $input, 'aprasymaslt' ),
			self::text( $input, 'aprasymasen', $stored->about_en ),
			self::text( $input, 'phoneNumber', $stored->phone ),
			self::text( $input, 'linkedin', $stored->linkedin ),
			self::ids( $input, self::FIELDS, $stored->fields ),
			self::busy( $input, $stored->busy ),
			array_key_exists( 'capacity', $input ) ? self::number( $input, 'capacity' ) : $stored->capacity,
			self::text( $input, self::TOWN, $stored->town )
		);
	}

	/**
	 * What staff know of a founder; what they do not stays as it is.
	 *
	 * @param array<string, string> $sent As a form sends it, without empty values.
	 * @throws InvalidInput Every wrong field.
	 */
	public static function partial_founder( array $sent, FounderProfile $stored, int $year ): FounderProfile {
		$read = self::partial( self::founder(), $sent );
		if ( is_int( $read['regMetai'] ?? null ) && $read['regMetai'] > $year ) {
			throw new InvalidInput( array( 'regMetai' => 'invalid' ) );
		}
		$no_company = true === ( $read['be_imones'] ?? ( $stored->no_company && ! isset( $read['pavadinimas'] ) && ! isset( $read['regMetai'] ) ) );
		return new FounderProfile(
			self::text( $read, 'firstName', $stored->first_name ),
			self::text( $read, 'lastName', $stored->last_name ),
			$no_company ? '' : self::text( $read, 'pavadinimas', $stored->company ),
			$no_company ? null : self::number( $read, 'regMetai' ) ?? $stored->year,
			self::text( $read, 'veiklosSritis', $stored->activity ),
			self::text( $read, 'klausimai', $stored->questions ),
			$no_company,
			self::text( $read, self::TOWN, $stored->town )
		);
	}

	/**
	 * The same of a mentor.
	 *
	 * @param array<string, string> $sent As a form sends it, without empty values.
	 * @throws InvalidInput Every wrong field.
	 */
	public static function partial_mentor( array $sent, MentorProfile $stored ): MentorProfile {
		$own = array(
			'firstName'       => $stored->first_name,
			'lastName'        => $stored->last_name,
			'pareigosirimone' => $stored->position,
			'aprasymaslt'     => $stored->about,
		);
		return self::mentor_profile( self::partial( self::mentor(), $sent ) + $own, $stored );
	}

	/**
	 * @param array<string, Field>  $fields
	 * @param array<string, string> $sent
	 * @return array<string, mixed> Of what was sent only.
	 * @throws InvalidInput Every wrong field.
	 */
	private static function partial( array $fields, array $sent ): array {
		return ( new Input( array_intersect_key( $fields, $sent ) ) )->read( $sent, true );
	}

	/**
	 * @param array<string, Field> $fields What the role may fill.
	 * @param array<string, mixed> $input
	 */
	private static function refuse_wrong( array $fields, array $input ): void {
		$errors = array();
		foreach ( array_intersect_key( $input, $fields ) as $name => $value ) {
			foreach ( $value instanceof InvalidInput ? $value->fields : array() as $path => $key ) {
				$errors[ rtrim( $name . '.' . $path, '.' ) ] = $key;
			}
		}
		if ( array() !== $errors ) {
			throw ApiError::invalid( $errors );
		}
	}

	/** @param array<string, mixed> $input */
	private static function text( array $input, string $name, string $otherwise = '' ): string {
		$value = $input[ $name ] ?? $otherwise;
		return is_string( $value ) ? $value : $otherwise;
	}

	/**
	 * Nought is the same as none.
	 *
	 * @param array<string, mixed> $input
	 */
	private static function number( array $input, string $name ): ?int {
		$value = $input[ $name ] ?? null;
		return is_int( $value ) && 0 !== $value ? $value : null;
	}

	/**
	 * @param array<string, mixed> $input
	 * @param list<int>            $otherwise
	 * @return list<int>
	 */
	private static function ids( array $input, string $name, array $otherwise ): array {
		$value = $input[ $name ] ?? $otherwise;
		return is_array( $value ) ? array_values( array_unique( array_filter( $value, 'is_int' ) ) ) : $otherwise;
	}

	/** @param array<string, mixed> $input */
	private static function busy( array $input, Busy $stored ): Busy {
		$flag = $input['paskyrosUzimtumas'] ?? null;
		$day  = $input['busy_until'] ?? null;
		return $stored->changed( is_bool( $flag ) ? $flag : null, is_string( $day ) ? $day : null );
	}

	/** @return array<string, Field> */
	private static function founder(): array {
		return self::of_both() + array(
			'pavadinimas'   => Text::line( 160 )->required(),
			'regMetai'      => Number::between( self::FIRST_YEAR, 2200 )->required(),
			'be_imones'     => Flag::optional(),
			'veiklosSritis' => Text::multiline( 1500 )->required(),
			'klausimai'     => Text::multiline( 1500 )->required(),
		);
	}

	/** @return array<string, Field> */
	private static function mentor(): array {
		return self::of_both() + array(
			'pareigosirimone'   => Text::line( 160 )->required(),
			'pareigosirimoneen' => Text::line( 160 ),
			self::FIELDS        => Items::of( Number::id(), 50 ),
			'paskyrosUzimtumas' => new BusyFlag(),
			'busy_until'        => Day::from_today(),
			'aprasymaslt'       => Text::multiline( 1500 )->required(),
			'aprasymasen'       => Text::multiline( 1500 ),
			'linkedin'          => Text::of_form( self::LINKEDIN, 200 ),
			'phoneNumber'       => Text::of_form( self::PHONE, 100, 'user.invalidPhoneNumber' ),
			'capacity'          => Number::between( 0, 1000 ),
		);
	}

	/** @return array<string, Field> */
	private static function of_both(): array {
		return array(
			'firstName' => Text::person_name( 60 )->required(),
			'lastName'  => Text::person_name( 60 )->required(),
			self::TOWN  => Text::line( 80 ),
		);
	}
}

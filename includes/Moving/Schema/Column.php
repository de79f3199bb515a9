<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Schema;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;

/**
 * The columns of files of members, in the order of an export. The values are their keys, in errors and for choices of columns;
 * the heads are fixed in both languages, so that every portal reads every other's file.
 */
enum Column: string {
	case Email      = 'email';
	case Type       = 'type';
	case FirstName  = 'first_name';
	case LastName   = 'last_name';
	case Phone      = 'phone';
	case Position   = 'position';
	case PositionEn = 'position_en';
	case About      = 'about';
	case AboutEn    = 'about_en';
	case Fields     = 'fields';
	case LinkedIn   = 'linkedin';
	case Capacity   = 'capacity';
	case BusyUntil  = 'busy_until';
	case Company    = 'company';
	case Year       = 'year';
	case Activity   = 'activity';
	case Questions  = 'questions';
	case Language   = 'language';
	case Tags       = 'tags';
	case Status     = 'status';
	case Town       = 'town';
	case NoCompany  = 'no_company';

	/** Several values in one cell. */
	public const SEPARATOR = '|';

	private const CITY = 'City';

	public function head( Lang $lang ): string {
		[ $en, $lt ] = match ( $this ) {
			self::Email      => array( 'Email', 'El. paštas' ),
			self::Type       => array( 'Type', 'Tipas' ),
			self::FirstName  => array( 'First name', 'Vardas' ),
			self::LastName   => array( 'Last name', 'Pavardė' ),
			self::Phone      => array( 'Phone', 'Telefonas' ),
			self::Position   => array( 'Position and company', 'Pareigos ir įmonė' ),
			self::PositionEn => array( 'Position and company (English)', 'Pareigos ir įmonė (anglų k.)' ),
			self::About      => array( 'Description', 'Aprašymas' ),
			self::AboutEn    => array( 'Description (English)', 'Aprašymas (anglų k.)' ),
			self::Fields     => array( 'Fields', 'Sritys' ),
			self::LinkedIn   => array( 'LinkedIn', 'LinkedIn' ),
			self::Capacity   => array( 'Capacity', 'Vietų skaičius' ),
			self::BusyUntil  => array( 'Busy until', 'Užimtas iki' ),
			self::Company    => array( 'Company', 'Įmonė' ),
			self::Year       => array( 'Year of registration', 'Registracijos metai' ),
			self::Activity   => array( 'Activity', 'Veikla' ),
			self::Questions  => array( 'Questions', 'Klausimai' ),
			self::Language   => array( 'Language', 'Kalba' ),
			self::Tags       => array( 'Tags', 'Žymos' ),
			self::Status     => array( 'Status', 'Būsena' ),
			self::Town       => array( 'Town', 'Miestas' ),
			self::NoCompany  => array( 'No company yet', 'Įmonės dar neturiu' ),
		};
		return Lang::Lt === $lang ? $lt : $en;
	}

	/** As staff read it: the word of the profile where the head of files has an older one. */
	public function label( Lang $lang ): string {
		return self::Town === $this && Lang::En === $lang ? self::CITY : $this->head( $lang );
	}

	/** The column of a head in either language, of its key or label; without regard to case, diacritics, signs and what stands in brackets. */
	public static function of_head( string $head ): ?self {
		static $known = array();
		foreach ( array() === $known ? self::cases() : array() as $column ) {
			$known += array( self::letters( $column->value ) => $column, self::letters( $column->head( Lang::En ) ) => $column, self::letters( $column->head( Lang::Lt ) ) => $column, self::letters( $column->label( Lang::En ) ) => $column );
		}
		return $known[ self::letters( $head ) ] ?? $known[ self::letters( (string) preg_replace( '~\([^()]*\)~', '', $head ) ) ] ?? null;
	}

	/** What a cell of the column Type says; null for what is none. */
	public static function role_of( string $cell ): ?Role {
		return match ( self::letters( $cell ) ) {
			'mentor', 'mentorius', 'mentore' => Role::Mentor,
			'founder', 'verslininkas', 'verslininke', 'ikurejas', 'ikureja', 'frontuser' => Role::Founder,
			default => null,
		};
	}

	/** @param Role::Founder|Role::Mentor $role */
	public static function type_of( Role $role, Lang $lang ): string {
		$is_mentor = Role::Mentor === $role;
		return Lang::Lt === $lang ? ( $is_mentor ? 'mentorius' : 'verslininkas' ) : ( $is_mentor ? 'mentor' : 'founder' );
	}

	/** Whether it is of the account or for staff, and no field of a profile: other plugins cannot say it. */
	public function is_of_account(): bool {
		return in_array( $this, array( self::Email, self::Type, self::Status, self::Tags ), true );
	}

	/** What spellings of one word have in common. */
	public static function letters( string $text ): string {
		return str_replace( ' ', '', TextFold::words( $text ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\Role;

/**
 * A profile as staff read it in wp-admin: every field with its name, both languages.
 *
 * @phpstan-type OverviewRow array{label: string, text: string, required: bool, lang: string}
 */
final readonly class ProfileOverview {

	public function __construct( private ProfileRepository $profiles ) {}

	/** @return list<OverviewRow> Empty for people without a type. */
	public function rows( int $user_id, Role $role ): array {
		$profile = $this->profiles->find( $user_id, $role )?->profile;
		return match ( true ) {
			$profile instanceof MentorProfile => self::mentor( $profile ),
			$profile instanceof FounderProfile => self::founder( $profile ),
			default => array(),
		};
	}

	/** @return list<OverviewRow> */
	private static function mentor( MentorProfile $profile ): array {
		return array(
			self::row( __( 'First name', 'mentoriai-portal' ), $profile->first_name, true ),
			self::row( __( 'Last name', 'mentoriai-portal' ), $profile->last_name, true ),
			self::row( __( 'Position and company (Lithuanian)', 'mentoriai-portal' ), $profile->position, true, 'lt' ),
			self::row( __( 'Position and company (English)', 'mentoriai-portal' ), $profile->position_en, lang: 'en' ),
			self::row( __( 'Description (Lithuanian)', 'mentoriai-portal' ), $profile->about, true, 'lt' ),
			self::row( __( 'Description (English)', 'mentoriai-portal' ), $profile->about_en, lang: 'en' ),
			self::row( __( 'Fields', 'mentoriai-portal' ), self::field_names( $profile->fields ) ),
			self::row( __( 'City', 'mentoriai-portal' ), $profile->town ),
			self::row( __( 'LinkedIn', 'mentoriai-portal' ), $profile->linkedin ),
			self::row( __( 'Phone', 'mentoriai-portal' ), $profile->phone ),
			self::row( __( 'Takes new founders', 'mentoriai-portal' ), $profile->busy->now() ? __( 'No', 'mentoriai-portal' ) : __( 'Yes', 'mentoriai-portal' ) ),
			self::row( __( 'Busy until', 'mentoriai-portal' ), (string) $profile->busy->until ),
			self::row( __( 'Maximum number of founders', 'mentoriai-portal' ), (string) $profile->capacity ),
		);
	}

	/** @return list<OverviewRow> */
	private static function founder( FounderProfile $profile ): array {
		$company = $profile->no_company
			? array( self::row( __( 'Company', 'mentoriai-portal' ), __( 'No company yet', 'mentoriai-portal' ) ) )
			: array(
				self::row( __( 'Company', 'mentoriai-portal' ), $profile->company, true ),
				self::row( __( 'Year of registration', 'mentoriai-portal' ), (string) $profile->year, true ),
			);
		return array(
			self::row( __( 'First name', 'mentoriai-portal' ), $profile->first_name, true ),
			self::row( __( 'Last name', 'mentoriai-portal' ), $profile->last_name, true ),
			...$company,
			self::row( __( 'City', 'mentoriai-portal' ), $profile->town ),
			self::row( __( 'Activity', 'mentoriai-portal' ), $profile->activity, true ),
			self::row( __( 'Questions to a mentor', 'mentoriai-portal' ), $profile->questions, true ),
		);
	}

	/** @return OverviewRow */
	private static function row( string $label, string $text, bool $required = false, string $lang = '' ): array {
		return compact( 'label', 'text', 'required', 'lang' );
	}

	/** @param list<int> $ids Term ids. */
	private static function field_names( array $ids ): string {
		$terms = array() === $ids ? array() : get_terms(
			array(
				'taxonomy'   => 'mentoriai_field',
				'include'    => $ids,
				'fields'     => 'names',
				'hide_empty' => false,
			)
		);
		return is_array( $terms ) ? html_entity_decode( implode( ', ', array_filter( $terms, 'is_string' ) ) ) : '';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;
use MentoriaiPortal\Mentors\Field;
use WP_Term;

/**
 * What a person wrote into the profile.
 */
final readonly class ProfileData implements PersonalData {

	public function key(): string {
		return 'profile';
	}

	public function label(): string {
		return __( 'Portal profile', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array();
	}

	public function export( int $user_id, int $page ): array {
		$fields = array();
		foreach ( self::labels() as $key => $label ) {
			$value            = get_user_meta( $user_id, $key, true );
			$fields[ $label ] = is_scalar( $value ) ? (string) $value : '';
		}
		$fields[ __( 'Fields', 'mentoriai-portal' ) ] = self::fields( get_user_meta( $user_id, UserMeta::FIELDS, true ) );
		if ( '1' === get_user_meta( $user_id, UserMeta::NO_COMPANY, true ) ) {
			$fields[ __( 'Company', 'mentoriai-portal' ) ] = __( 'No company yet', 'mentoriai-portal' );
		}
		return PrivacyResult::items( array( PrivacyResult::item( (string) $user_id, $fields ) ) );
	}

	/** Names too: until the account is deleted, no one should read them. */
	public function erase( int $user_id, int $page ): array {
		$removed = false;
		foreach ( array( 'first_name', 'last_name', 'nickname', 'description', UserMeta::FIELDS, UserMeta::SLUG, UserMeta::BUSY, UserMeta::NO_COMPANY, ...array_keys( self::labels() ) ) as $key ) {
			$removed = delete_user_meta( $user_id, $key ) || $removed;
		}
		return PrivacyResult::erased( $removed );
	}

	/** @return array<string, string> Meta key to label. */
	private static function labels(): array {
		return array(
			UserMeta::POSITION     => __( 'Position', 'mentoriai-portal' ),
			UserMeta::POSITION_EN  => __( 'Position in English', 'mentoriai-portal' ),
			UserMeta::ABOUT        => __( 'About me', 'mentoriai-portal' ),
			UserMeta::ABOUT_EN     => __( 'About me in English', 'mentoriai-portal' ),
			UserMeta::TOWN         => __( 'City', 'mentoriai-portal' ),
			UserMeta::LINKEDIN     => __( 'LinkedIn', 'mentoriai-portal' ),
			UserMeta::PHONE        => __( 'Phone', 'mentoriai-portal' ),
			UserMeta::COMPANY      => __( 'Company', 'mentoriai-portal' ),
			UserMeta::COMPANY_YEAR => __( 'Year of registration', 'mentoriai-portal' ),
			UserMeta::ACTIVITY     => __( 'Activity', 'mentoriai-portal' ),
			UserMeta::QUESTIONS    => __( 'Questions', 'mentoriai-portal' ),
			UserMeta::BUSY_UNTIL   => __( 'Busy until', 'mentoriai-portal' ),
			UserMeta::CAPACITY     => __( 'How many founders at the same time', 'mentoriai-portal' ),
		);
	}

	private static function fields( mixed $ids ): string {
		$names = array();
		foreach ( is_array( $ids ) ? $ids : array() as $id ) {
			$term = is_numeric( $id ) ? get_term( (int) $id, Field::TAXONOMY ) : null;
			if ( $term instanceof WP_Term ) {
				$names[] = wp_specialchars_decode( $term->name, ENT_QUOTES );
			}
		}
		return implode( ', ', $names );
	}
}

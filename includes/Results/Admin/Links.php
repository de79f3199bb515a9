<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Results\Period;

/**
 * Addresses of the statistics screen, and what its address asks for.
 */
final class Links {

	public const SLUG = 'mentoriai-statistics';

	public const CAPABILITY = 'mentoriai_view_statistics';

	public static function screen( Period $period ): string {
		return StaffMenu::url( self::SLUG, array( 'period' => $period->value ) );
	}

	public static function mentor( Period $period, int $mentor_id ): string {
		return add_query_arg( 'mentor', (string) $mentor_id, self::screen( $period ) );
	}

	/**
	 * @param 'mentors'|'network'   $what
	 * @param array<string, string> $asked See MentorFilter.
	 */
	public static function csv( string $what, Period $period, array $asked = array() ): string {
		$query = array(
			'action' => CsvDownload::ACTION,
			'what'   => $what,
			'period' => $period->value,
		) + array_intersect_key( $asked, array( 's' => true, 'state' => true ) );
		return wp_nonce_url( add_query_arg( array_map( 'rawurlencode', $query ), admin_url( 'admin-post.php' ) ), CsvDownload::ACTION );
	}

	/** A parameter of the address; '' where it is missing. */
	public static function asked( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- reads what to show; compared with known values.
		return is_string( $value ) ? $value : '';
	}
}

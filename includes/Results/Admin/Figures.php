<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

/**
 * Numbers as staff read them; a dash where there is nothing to tell.
 */
final class Figures {

	private const NONE = '–';

	public static function count( int $number ): string {
		return number_format_i18n( $number );
	}

	/** @param float|null $share 0 to 1. */
	public static function percent( ?float $share ): string {
		/* translators: %s: a number of per cent. */
		return null === $share ? self::NONE : sprintf( __( '%s %%', 'mentoriai-portal' ), number_format_i18n( 100 * $share ) );
	}

	public static function hours( ?float $hours ): string {
		/* translators: %s: a number of hours. */
		return null === $hours ? self::NONE : sprintf( __( '%s h', 'mentoriai-portal' ), number_format_i18n( $hours, 1 ) );
	}

	public static function rating( ?float $rating, int $reviews ): string {
		/* translators: 1: average rating; 2: number of reviews. */
		return null === $rating ? self::NONE : sprintf( __( '%1$s (%2$s)', 'mentoriai-portal' ), number_format_i18n( $rating, 2 ), number_format_i18n( $reviews ) );
	}
}

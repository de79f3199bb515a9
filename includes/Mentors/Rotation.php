<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * Where a day's list begins. The list goes round: from the start to its end, then on from its beginning. Each day
 * starts at another place, far from yesterday's, and within as many days as there are mentors each one is first once.
 */
final class Rotation {

	/** @param string $day `yyyy-MM-dd`. */
	public static function position( string $day, int $count ): int {
		if ( $count < 2 ) {
			return 0;
		}
		$number = (int) floor( (int) strtotime( $day . ' 00:00:00 UTC' ) / 86400 );
		return ( $number % $count ) * self::step( $count ) % $count;
	}

	/** About the golden section of the count, without a common divisor. */
	private static function step( int $count ): int {
		$step = (int) round( $count * 0.618 );
		while ( 1 !== self::common_divisor( $step, $count ) ) {
			++$step;
		}
		return $step;
	}

	private static function common_divisor( int $a, int $b ): int {
		return 0 === $b ? $a : self::common_divisor( $b, $a % $b );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;
use IntlDatePatternGenerator;

/**
 * A day in words: "2026 m. gruodžio 31 d.", "31 December 2026"; and months.
 */
final class LongDay {

	/**
	 * "gruodžio 31 d.", "31 December"; with the year where it is another one.
	 *
	 * @param string $day   `yyyy-MM-dd`.
	 * @param string $today The same.
	 */
	public static function near( string $day, Lang $lang, string $today ): string {
		$pattern = ( new IntlDatePatternGenerator( $lang->locale() ) )->getBestPattern( substr( $day, 0, 4 ) === substr( $today, 0, 4 ) ? 'MMMMd' : 'yMMMMd' );
		return (string) ( new IntlDateFormatter( $lang->locale(), IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'UTC', null, (string) $pattern ) )->format( new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) ) );
	}

	/**
	 * "2026 m. sausis – birželis", "January – June 2026"; one month alone, and each with its year where they differ.
	 *
	 * @param string $from `yyyy-MM`.
	 * @param string $to   The same.
	 */
	public static function months( string $from, string $to, Lang $lang ): string {
		$in   = static fn ( string $month, string $skeleton ): string => (string) ( new IntlDateFormatter( $lang->locale(), IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'UTC', null, (string) ( new IntlDatePatternGenerator( $lang->locale() ) )->getBestPattern( $skeleton ) ) )->format( new DateTimeImmutable( "$month-01", new DateTimeZone( 'UTC' ) ) );
		$same = substr( $from, 0, 4 ) === substr( $to, 0, 4 );
		return match ( true ) {
			$from === $to                => $in( $from, 'yMMMM' ),
			$same && Lang::Lt === $lang => $in( $from, 'yMMMM' ) . ' – ' . $in( $to, 'LLLL' ),
			$same                        => $in( $from, 'LLLL' ) . ' – ' . $in( $to, 'yMMMM' ),
			default                      => $in( $from, 'yMMMM' ) . ' – ' . $in( $to, 'yMMMM' ),
		};
	}

	/** @param string $day `yyyy-MM-dd`; anything else comes back as it is. */
	public static function of( string $day, Lang $lang ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, new DateTimeZone( 'UTC' ) );
		return false === $date ? $day : (string) ( new IntlDateFormatter( $lang->locale(), IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'UTC' ) )->format( $date );
	}
}

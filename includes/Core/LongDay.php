<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;
use IntlDatePatternGenerator;

/**
 * A day in words: "2026 m. gruodžio 31 d.", "31 December 2026".
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

	/** @param string $day `yyyy-MM-dd`; anything else comes back as it is. */
	public static function of( string $day, Lang $lang ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, new DateTimeZone( 'UTC' ) );
		return false === $date ? $day : (string) ( new IntlDateFormatter( $lang->locale(), IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'UTC' ) )->format( $date );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;

/**
 * A day in words: "2026 m. gruodžio 31 d.", "31 December 2026".
 */
final class LongDay {

	/** @param string $day `yyyy-MM-dd`; anything else comes back as it is. */
	public static function of( string $day, Lang $lang ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, new DateTimeZone( 'UTC' ) );
		return false === $date ? $day : (string) ( new IntlDateFormatter( $lang->locale(), IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'UTC' ) )->format( $date );
	}
}

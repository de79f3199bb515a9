<?php
/**
 * Tries patterns (serialised on the standard input) on texts of 8 and 64 KB made of their own letters, and says which are
 * slow: PCRE gives up over them, or eight times the text takes more than 20 times as long (it is 8 times
 * where time grows as the text does, and 64 where it grows as its square). PCRE counts steps only from one
 * start to the next, so it is time that tells: that of this process alone, where what takes less than a millisecond counts
 * as one; what seems slow is tried twice more.
 */

declare( strict_types=1 );

$seconds = static function ( string $pattern, string $text ): ?float {
	$spent  = static function (): float {
		// Both together are counted exactly; which part of it was the system's is guessed anew at each look.
		$usage = getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	};
	$before = $spent();
	preg_replace( $pattern, '', $text );
	return PREG_NO_ERROR === preg_last_error() ? $spent() - $before : null;
};

$slow = array();
foreach ( unserialize( (string) stream_get_contents( STDIN ), array( 'allowed_classes' => false ) ) as $pattern ) {
	// What stands in it as it is, and what its classes and groups are likely to take.
	$plain = preg_replace( '~\\\\([^a-zA-Z])~', '$1', preg_replace( '~\\\\[a-zA-Z](\{[^}]*\})?|\(\*\w+\)|\(\?[<=!:]*~', ' ', substr( $pattern, 1, strrpos( $pattern, '~' ) - 1 ) ) );
	preg_match_all( "~[A-Za-z0-9<>/'\"\\\\;:=?.{@-]{1,40}~", $plain, $found );
	$words = array_slice( array_unique( $found[0] ), 0, 6 );
	$seeds = array_unique( array( ' ', 'a', "\n", '0', 'a.', "\\'", '<br/> ', ...$words ) );
	foreach ( array( '', 'a', ...array_slice( $words, 0, 2 ) ) as $before ) {
		foreach ( $seeds as $seed ) {
			// PCRE gives up at once on a text without the last sign of the pattern.
			foreach ( array( '', "\x01b", ...array_slice( $words, 1, 1 ) ) as $after ) {
				$text    = static fn ( int $bytes ): string => $before . str_repeat( $seed, intdiv( $bytes, strlen( $seed ) ) ) . $after;
				$times   = array_map( static fn ( int $bytes ): ?float => $seconds( $pattern, $text( $bytes ) ), array( 1_024, 8_192 ) );
				// Where 8 KB take long already, 64 KB would take minutes.
				$bytes   = null === $times[1] || $times[1] > 0.05 ? 8_192 : 65_536;
				$times   = 8_192 === $bytes ? $times : array( $times[1], $seconds( $pattern, $text( $bytes ) ) );
				$is_slow = static fn ( ?float $time ): bool => null === $time || $time > 20 * max( 0.001, (float) $times[0] );
				if ( $is_slow( $times[1] ) && $is_slow( $seconds( $pattern, $text( $bytes ) ) ) && $is_slow( $seconds( $pattern, $text( $bytes ) ) ) ) {
					$slow[ $pattern ] = array( $before, $seed, $after );
					continue 4;
				}
			}
		}
	}
}
echo json_encode( $slow, JSON_INVALID_UTF8_SUBSTITUTE | JSON_FORCE_OBJECT );

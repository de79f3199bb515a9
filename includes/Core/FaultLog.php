<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Throwable;

/**
 * What the log of PHP is told of a failure: where it happened and on which way. Not what functions were given: a password
 * or a key may be among it, and PHP writes that where `zend.exception_ignore_args` is off, as it is without a php.ini.
 */
final class FaultLog {

	/** Of one place in a minute; whoever can provoke a failure cannot fill the disk. */
	private const PER_MINUTE = 10;

	public static function write( Throwable $error, string $about = '' ): void {
		$place = 'mentoriai_fault_' . md5( $error->getFile() . ':' . $error->getLine() );
		$known = get_transient( $place );
		$count = is_numeric( $known ) ? (int) $known : 0;
		if ( $count >= self::PER_MINUTE ) {
			return;
		}
		set_transient( $place, $count + 1, 60 );
		error_log( 'mentoriai-portal: ' . ( '' === $about ? '' : "$about: " ) . self::of( $error ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the full detail belongs in the log.
	}

	public static function of( Throwable $error ): string {
		$lines = array( sprintf( '%s: %s in %s:%d', $error::class, $error->getMessage(), $error->getFile(), $error->getLine() ) );
		foreach ( $error->getTrace() as $number => $frame ) {
			$lines[] = sprintf( '#%d %s:%d %s%s()', $number, $frame['file'] ?? '', $frame['line'] ?? 0, isset( $frame['class'] ) ? $frame['class'] . '::' : '', $frame['function'] );
		}
		$cause = $error->getPrevious();
		return implode( "\n", $lines ) . ( null === $cause ? '' : "\nbecause of " . self::of( $cause ) );
	}
}

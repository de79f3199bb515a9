<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Throwable;

/**
 * What the log of PHP is told of a failure: where it happened and on which way. Not what functions were given: a password
 * or a key may be among it, and PHP writes that where `zend.exception_ignore_args` is off, as it is without a php.ini.
 */
final class FaultLog {

	/** Of one failure in a minute; whoever can provoke one cannot fill the disk. */
	private const PER_MINUTE = 10;

	public static function write( Throwable $error, string $about = '' ): void {
		$key   = self::key( $error, $about );
		$known = get_transient( $key );
		$count = is_numeric( $known ) ? (int) $known : 0;
		if ( $count >= self::PER_MINUTE ) {
			return;
		}
		set_transient( $key, $count + 1, 60 );
		error_log( 'mentoriai-portal: ' . ( '' === $about ? '' : "$about: " ) . self::of( $error ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the full detail belongs in the log.
	}

	/**
	 * A part of a page that is still of use without it: where it fails the log is told, and there is something else.
	 *
	 * @template T
	 * @template E
	 * @param callable(): T $work
	 * @param E             $otherwise
	 * @return T|E
	 */
	public static function part( string $about, callable $work, mixed $otherwise ): mixed {
		try {
			return $work();
		} catch ( Throwable $error ) {
			self::write( $error, $about );
			return $otherwise;
		}
	}

	/** All SQL fails on one line of Db: the way to it tells failures apart, and the minute is part of the key, so none is renewed. */
	private static function key( Throwable $error, string $about ): string {
		$places = array_map( static fn ( array $frame ): string => ( $frame['file'] ?? '' ) . ':' . ( $frame['line'] ?? 0 ), $error->getTrace() );
		$minute = intdiv( ( new Clock() )->now(), 60 );
		return 'mentoriai_fault_' . md5( implode( "\n", array( $about, $error->getFile() . ':' . $error->getLine(), ...$places, $minute ) ) );
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

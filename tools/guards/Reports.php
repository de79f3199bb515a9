<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

/**
 * Reads what PHPUnit and Jest report: each case passed, fell by an assertion of the test itself, or broke
 * (an error, or an assertion while the test was being set up).
 */
final class Reports {

	/** Errors of JavaScript that are no assertion. */
	private const CRASHES = '~^(?:\e\[\d+m)*(SyntaxError|ReferenceError|TypeError|RangeError)\b~';

	/** @return array<string, 'passed'|'fell'|'broke'> "File::case" to what became of it. */
	public static function junit( string $xml, string $copy ): array {
		$report = simplexml_load_string( $xml );
		$cases  = array();
		foreach ( false === $report ? array() : ( $report->xpath( '//testcase' ) ?: array() ) as $case ) {
			$file   = (string) $case['file'];
			$full   = (string) $case['name'];
			$method = (string) preg_replace( '~ with data set .*$~s', '', $full );
			$place  = self::below( $file, $copy ) . '::';
			$state  = 'passed';
			if ( isset( $case->error ) || isset( $case->skipped ) ) {
				$state = 'broke';
			} elseif ( isset( $case->failure ) ) {
				$state = self::is_within( (string) $case->failure, $file, $method ) ? 'fell' : 'broke';
			}
			// A row of a data provider counts for itself and for the test as a whole.
			foreach ( array_unique( array( $full, $method ) ) as $name ) {
				$cases[ $place . $name ] = self::worse( $cases[ $place . $name ] ?? 'passed', $state );
			}
		}
		return $cases;
	}

	/** @return array<string, 'passed'|'fell'|'broke'> */
	public static function jest( string $json, string $copy ): array {
		$report = json_decode( $json, true );
		$cases  = array();
		foreach ( is_array( $report ) ? $report['testResults'] : array() as $file ) {
			foreach ( $file['assertionResults'] as $case ) {
				$name = self::below( (string) $file['name'], $copy ) . '::' . $case['title'];
				if ( 'failed' === $case['status'] ) {
					$cases[ $name ] = 1 === preg_match( self::CRASHES, (string) ( $case['failureMessages'][0] ?? '' ) ) ? 'broke' : 'fell';
				} elseif ( 'passed' === $case['status'] ) {
					$cases[ $name ] = 'passed';
				}
			}
		}
		return $cases;
	}

	/**
	 * One row of a data provider that falls is enough; one that breaks spoils nothing then.
	 *
	 * @param 'passed'|'fell'|'broke' $before
	 * @param 'passed'|'fell'|'broke' $now
	 * @return 'passed'|'fell'|'broke'
	 */
	private static function worse( string $before, string $now ): string {
		return match ( true ) {
			in_array( 'fell', array( $before, $now ), true ) => 'fell',
			in_array( 'broke', array( $before, $now ), true ) => 'broke',
			default => 'passed',
		};
	}

	/** Whether the trace of a failure passes through the method, or is none (an exception that did not come): else it was the set-up that failed. */
	private static function is_within( string $trace, string $file, string $method ): bool {
		$lines = is_file( $file ) ? (array) file( $file ) : array();
		$start = 0;
		$end   = PHP_INT_MAX;
		foreach ( $lines as $index => $line ) {
			if ( 0 === $start && 1 === preg_match( '~\bfunction ' . preg_quote( $method, '~' ) . '\s*\(~', (string) $line ) ) {
				$start = $index + 1;
			} elseif ( $start > 0 && "\t}" === rtrim( (string) $line ) ) {
				$end = $index + 1;
				break;
			}
		}
		if ( 1 !== preg_match( '~\.php:\d+~', $trace ) ) {
			return true;
		}
		preg_match_all( '~' . preg_quote( $file, '~' ) . ':(\d+)~', $trace, $found );
		foreach ( $found[1] as $number ) {
			if ( (int) $number >= $start && (int) $number <= $end && $start > 0 ) {
				return true;
			}
		}
		return false;
	}

	private static function below( string $file, string $copy ): string {
		return str_starts_with( $file, $copy . '/' ) ? substr( $file, strlen( $copy ) + 1 ) : $file;
	}
}

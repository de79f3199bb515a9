<?php
/**
 * Counts the tests in a report: prints "passed failed skipped".
 *
 * Usage: php count.php REPORT EXIT_CODE, where REPORT is JUnit XML (PHPUnit, Playwright) or Jest's JSON.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 3 !== count( $argv ) ) {
	exit( 1 );
}

$mentoriai_count = static function ( string $file ): array {
	$text = is_file( $file ) ? (string) file_get_contents( $file ) : '';
	if ( str_starts_with( $text, '{' ) ) {
		$report = json_decode( $text, true, 64, JSON_THROW_ON_ERROR );
		return [
			(int) $report['numPassedTests'],
			(int) $report['numFailedTests'] + (int) $report['numRuntimeErrorTestSuites'],
			(int) $report['numPendingTests'] + (int) $report['numTodoTests'],
		];
	}
	$xml = '' === $text ? false : simplexml_load_string( $text );
	if ( false === $xml ) {
		return [ 0, 0, 0 ];
	}
	$cases   = $xml->xpath( '//testcase' );
	$failed  = $xml->xpath( '//testcase[failure or error]' );
	$skipped = $xml->xpath( '//testcase[skipped]' );
	[ $all, $bad, $out ] = array_map( static fn ( mixed $found ): int => is_array( $found ) ? count( $found ) : 0, [ $cases, $failed, $skipped ] );
	return [ $all - $bad - $out, $bad, $out ];
};

[ $mentoriai_passed, $mentoriai_failed, $mentoriai_skipped ] = $mentoriai_count( $argv[1] );

// A runner that fails without a failing test (a notice, a crash, nothing to run) counts as one failure.
if ( '0' !== $argv[2] && 0 === $mentoriai_failed ) {
	$mentoriai_failed = 1;
}

echo $mentoriai_passed, ' ', $mentoriai_failed, ' ', $mentoriai_skipped, "\n";

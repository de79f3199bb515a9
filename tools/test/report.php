<?php
/**
 * Reads the report of a test run: prints "passed failed skipped", then a line for each test that failed.
 *
 * Usage: php report.php REPORT EXIT_CODE, where REPORT is JUnit XML (PHPUnit, Playwright), Jest's JSON, or a line of three numbers.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 3 !== count( $argv ) ) {
	exit( 1 );
}

/**
 * Of Jest's JSON.
 *
 * @return array{int, int, int, list<string>} Passed, failed, skipped, failures.
 */
$mentoriai_jest = static function ( string $text ): array {
	$report   = json_decode( $text, true, 64, JSON_THROW_ON_ERROR );
	$failures = [];
	foreach ( $report['testResults'] as $file ) {
		$tests = array_filter( $file['assertionResults'], static fn ( array $test ): bool => 'failed' === $test['status'] );
		foreach ( $tests as $test ) {
			$failures[] = $test['fullName'] . ': ' . ( $test['failureMessages'][0] ?? '' );
		}
		if ( [] === $file['assertionResults'] && 'failed' === $file['status'] ) {
			$failures[] = basename( $file['name'] ) . ': ' . $file['message'];
		}
	}
	return [
		(int) $report['numPassedTests'],
		(int) $report['numFailedTests'] + (int) $report['numRuntimeErrorTestSuites'],
		(int) $report['numPendingTests'] + (int) $report['numTodoTests'],
		$failures,
	];
};

/**
 * Of JUnit's XML, likewise.
 *
 * @return array{int, int, int, list<string>}
 */
$mentoriai_junit = static function ( string $text ): array {
	$xml = simplexml_load_string( $text );
	if ( false === $xml ) {
		return [ 0, 0, 0, [] ];
	}
	$found    = static fn ( string $path ): array => array_filter( (array) $xml->xpath( $path ) );
	$bad      = $found( '//testcase[failure or error]' );
	$skipped  = count( $found( '//testcase[skipped]' ) );
	$failures = [];
	foreach ( $bad as $test ) {
		$failures[] = $test['classname'] . ' › ' . $test['name'] . ': ' . $test->failure . $test->error;
	}
	return [ count( $found( '//testcase' ) ) - count( $bad ) - $skipped, count( $bad ), $skipped, $failures ];
};

$mentoriai_text = is_file( $argv[1] ) ? trim( (string) file_get_contents( $argv[1] ) ) : '';

/** @var array{int, int, int, list<string>} $mentoriai_counts */
$mentoriai_counts = match ( true ) {
	str_starts_with( $mentoriai_text, '{' ) => $mentoriai_jest( $mentoriai_text ),
	str_starts_with( $mentoriai_text, '<' ) => $mentoriai_junit( $mentoriai_text ),
	default => [ ...array_map( 'intval', sscanf( $mentoriai_text . ' 0 0 0', '%d %d %d' ) ?? [] ), [] ],
};

[ $mentoriai_passed, $mentoriai_failed, $mentoriai_skipped, $mentoriai_failures ] = $mentoriai_counts;

// A runner that fails without a failing test (a notice, a crash, nothing to run) counts as one failure.
if ( '0' !== $argv[2] && 0 === $mentoriai_failed ) {
	$mentoriai_failed     = 1;
	$mentoriai_failures[] = 'the run itself failed, see above';
}

echo $mentoriai_passed, ' ', $mentoriai_failed, ' ', $mentoriai_skipped, "\n";
foreach ( $mentoriai_failures as $mentoriai_failure ) {
	echo mb_substr( (string) preg_replace( '~\s+~', ' ', $mentoriai_failure ), 0, 400 ), "\n";
}

<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

/** Runs tests in a copy of the checkout that has a site of its own. */
final readonly class Worker {

	/** @param string $folder Made by worker.sh: has `copy` and `site`. */
	public function __construct( private string $folder ) {}

	/**
	 * Runs the test of a mutation that is made for that long.
	 *
	 * @return 'passed'|'failed'|'broken'
	 * @throws \RuntimeException Where the mutation does not apply.
	 */
	public function try( Mutation $mutation ): string {
		$before = array();
		foreach ( $mutation->files( "$this->folder/copy" ) as $path => $text ) {
			$before[ $path ] = (string) file_get_contents( $path );
			file_put_contents( $path, $text );
		}
		$outcome = $this->outcomes( array( $mutation ) )[ $mutation->test ];
		foreach ( $before as $path => $text ) {
			file_put_contents( $path, $text );
		}
		return $outcome;
	}

	/**
	 * Runs the tests of mutations with the code as it is.
	 *
	 * @param non-empty-list<Mutation> $mutations Of one suite.
	 * @return array<string, 'passed'|'failed'|'broken'> Of each test; broken means an error, or skipped, or not run.
	 */
	public function outcomes( array $mutations ): array {
		$suite   = $mutations[0]->suite();
		$tests   = array_map( static fn ( Mutation $mutation ): array => $mutation->test(), $mutations );
		$files   = array_unique( array_column( $tests, 0 ) );
		$names   = '(' . implode( '|', array_map( static fn ( array $test ): string => preg_quote( $test[1], '~' ), $tests ) ) . ')';
		$command = 'jest' === $suite
			? array( 'node', 'node_modules/.bin/jest', '--runInBand', '--silent', '--json', "--outputFile=$this->folder/report", '--testNamePattern', $names . '$', '--runTestsByPath', ...$files )
			: array( PHP_BINARY, 'vendor/bin/phpunit', '--do-not-cache-result', '--log-junit', "$this->folder/report", '--filter', "~::$names( with data set .*)?\$~", ...( 1 === count( $files ) ? $files : array( '--testsuite', $suite ) ) );
		$output  = array( 'file', "$this->folder/output", 'w' );
		file_put_contents( "$this->folder/report", '' );
		$process = proc_open(
			array( 'timeout', '-k', '5', (string) ( 120 + 10 * count( $tests ) ), ...$command ),
			array( array( 'file', '/dev/null', 'r' ), $output, $output ),
			$pipes,
			"$this->folder/copy",
			( 'integration' === $suite ? array( 'MENTORIAI_TEST_SITE' => "$this->folder/site" ) : array() ) + getenv()
		);
		is_resource( $process ) && proc_close( $process );
		$report   = (string) file_get_contents( "$this->folder/report" );
		$cases    = 'jest' === $suite ? self::of_jest( $report ) : self::of_phpunit( $report );
		$outcomes = array();
		foreach ( $mutations as $mutation ) {
			[ $file, $name ] = $mutation->test();
			// A test with a data provider stands for all its rows.
			$own    = array_filter( $cases, fn ( array $case ): bool => "$this->folder/copy/$file" === $case[0] && ( $name === $case[1] || str_starts_with( $case[1], "$name with data set " ) ) );
			$states = array_column( $own, 2 );

			$outcomes[ $mutation->test ] = match ( true ) {
				in_array( 'failed', $states, true ) => 'failed',
				array( 'passed' ) === array_values( array_unique( $states ) ) => 'passed',
				default => 'broken',
			};
		}
		return $outcomes;
	}

	/** The end of what the last tests printed. */
	public function output(): string {
		return trim( substr( (string) file_get_contents( "$this->folder/output" ), -1500 ) );
	}

	/** @return list<array{string, string, 'passed'|'failed'|'broken'}> File, name, state. */
	private static function of_phpunit( string $report ): array {
		$cases = array();
		$xml   = '' === $report ? false : simplexml_load_string( $report );
		foreach ( false === $xml ? array() : (array) $xml->xpath( '//testcase' ) as $case ) {
			$cases[] = array( (string) $case['file'], (string) $case['name'], isset( $case->failure ) ? 'failed' : ( isset( $case->error ) || isset( $case->skipped ) ? 'broken' : 'passed' ) );
		}
		return $cases;
	}

	/** @return list<array{string, string, 'passed'|'failed'|'broken'}> */
	private static function of_jest( string $report ): array {
		$cases = array();
		foreach ( json_decode( $report, true )['testResults'] ?? array() as $file ) {
			foreach ( array_filter( $file['assertionResults'], static fn ( array $case ): bool => in_array( $case['status'], array( 'passed', 'failed' ), true ) ) as $case ) {
				$error   = 1 === preg_match( '~^(\e\[\d+m)*(Syntax|Reference|Type|Range)Error\b~', (string) ( $case['failureMessages'][0] ?? '' ) );
				$cases[] = array( $file['name'], $case['title'], $error ? 'broken' : $case['status'] );
			}
		}
		return $cases;
	}
}

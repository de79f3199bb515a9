<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

/**
 * Runs tests in a copy of the checkout: as processes that can be asked whether they are done, so that copies work side by side.
 *
 * @phpstan-type Answer array{passed: list<string>, fell: list<string>, broke: list<string>, text: string}
 */
final class Runner {

	/** Seconds after which a test hangs; many tests have more. */
	private const PATIENCE = 120;

	private int $tests = 1;

	/** @var resource|null */
	private mixed $process = null;

	private string $report;

	private string $output;

	private float $started = 0.0;

	private bool $jest = false;

	/** @param array{copy: string, site: string} $lane */
	public function __construct( private readonly array $lane ) {
		$this->report = $lane['site'] . '/guard-report';
		$this->output = $lane['site'] . '/guard-output';
	}

	/**
	 * Starts tests of one kind: of one PHPUnit suite, or of Jest.
	 *
	 * @param list<Guard> $guards Those whose tests are run.
	 */
	public function start( array $guards ): void {
		$this->jest  = $guards[0]->is_jest();
		$this->tests = count( $guards );
		$command    = $this->jest ? $this->jest( $guards ) : $this->phpunit( $guards );
		$file       = array( 'file', $this->output, 'w' );
		if ( is_file( $this->report ) ) {
			unlink( $this->report );
		}
		$environment   = 'unit' === $guards[0]->suite() ? getenv() : array( 'MENTORIAI_TEST_SITE' => $this->lane['site'] ) + getenv();
		$process       = proc_open( $command, array( array( 'file', '/dev/null', 'r' ), $file, $file ), $pipes, $this->lane['copy'], $environment );
		$this->process = is_resource( $process ) ? $process : throw new \RuntimeException( 'The tests cannot be started.' );
		$this->started = microtime( true );
	}

	public function is_done(): bool {
		if ( null === $this->process ) {
			return true;
		}
		if ( ! proc_get_status( $this->process )['running'] ) {
			proc_close( $this->process );
			$this->process = null;
			return true;
		}
		if ( microtime( true ) - $this->started > self::PATIENCE + 10 * $this->tests ) {
			proc_terminate( $this->process, SIGKILL );
		}
		return false;
	}

	/**
	 * What became of the tests: names as "File::case", of the file below the checkout.
	 *
	 * @return Answer
	 */
	public function answer(): array {
		$text   = is_file( $this->report ) ? (string) file_get_contents( $this->report ) : '';
		$output = is_file( $this->output ) ? (string) file_get_contents( $this->output ) : '';
		$cases  = '' === $text ? array() : ( $this->jest ? Reports::jest( $text, $this->lane['copy'] ) : Reports::junit( $text, $this->lane['copy'] ) );
		$of     = static fn ( string $state ): array => array_keys( array_filter( $cases, static fn ( string $is ): bool => $is === $state ) );
		return array(
			'passed' => $of( 'passed' ),
			'fell'   => $of( 'fell' ),
			'broke'  => $of( 'broke' ),
			'text'   => trim( $output ),
		);
	}

	/**
	 * @param list<Guard> $guards
	 * @return list<string>
	 */
	private function phpunit( array $guards ): array {
		$cases  = array_unique( array_map( static fn ( Guard $guard ): string => '\\\\' . preg_quote( basename( $guard->test, '.php' ) . '::' . $guard->case, '~' ), $guards ) );
		$filter = '~(' . implode( '|', $cases ) . ')( with data set .*)?$~';
		$where  = 1 === count( $guards ) ? array( $guards[0]->test ) : array( '--testsuite', $guards[0]->suite() );
		return array( PHP_BINARY, '-d', 'memory_limit=512M', 'vendor/bin/phpunit', '--do-not-cache-result', '--log-junit', $this->report, '--filter', $filter, ...$where );
	}

	/**
	 * @param list<Guard> $guards
	 * @return list<string>
	 */
	private function jest( array $guards ): array {
		$files = array_values( array_unique( array_map( static fn ( Guard $guard ): string => $guard->test, $guards ) ) );
		$cases = array_unique( array_map( static fn ( Guard $guard ): string => preg_quote( $guard->case ), $guards ) );
		return array( 'node', 'node_modules/.bin/jest', '--runInBand', '--silent', '--json', '--outputFile=' . $this->report, '--runTestsByPath', ...$files, '--testNamePattern', '(' . implode( '|', $cases ) . ')$' );
	}
}

<?php
/**
 * Makes one mutation after another in a copy of the checkout and expects its test to fail. README.md says how a rule is added.
 *
 * Usage: php run.php REPORT WORKER SHARE [--filter REGEX]: WORKER is a folder made by worker.sh, SHARE as 1/2 the first of two halves.
 *        php run.php --check: only whether the code and the test of each row are found in this checkout.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

use DOMDocument;
use RuntimeException;

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}

require __DIR__ . '/Mutation.php';
require __DIR__ . '/Worker.php';

( static function ( array $arguments ): never {
	$mutations = Mutation::all( __DIR__ . '/table' );
	$xml       = new DOMDocument( '1.0', 'UTF-8' );
	$suite     = $xml->appendChild( $xml->createElement( 'testsuite' ) );
	$wrong     = 0;
	$tell      = static function ( Mutation $mutation, string $problem ) use ( $xml, $suite, &$wrong ): void {
		printf( "%s %s\n%s", '' === $problem ? '✓' : '✗', $mutation->name, '' === $problem ? '' : "    $problem\n" );
		$case = $suite->appendChild( $xml->createElement( 'testcase' ) );
		$case->setAttribute( 'name', $mutation->name );
		if ( '' !== $problem ) {
			++$wrong;
			$case->appendChild( $xml->createElement( 'failure' ) )->appendChild( $xml->createTextNode( $problem ) );
		}
	};

	if ( array( '--check' ) === $arguments ) {
		foreach ( $mutations as $mutation ) {
			try {
				$mutation->files( dirname( __DIR__, 2 ) );
			} catch ( RuntimeException $error ) {
				$tell( $mutation, $error->getMessage() );
			}
		}
		exit( min( 1, $wrong ) );
	}

	[ $report, $folder, $share ] = $arguments;
	[ $index, $of ]              = array_map( 'intval', explode( '/', $share ) );
	if ( '--filter' === ( $arguments[3] ?? '' ) ) {
		$wanted    = '~' . str_replace( '~', '\~', $arguments[4] ?? '' ) . '~u';
		$mutations = array_values( array_filter( $mutations, static fn ( Mutation $mutation ): bool => 1 === preg_match( $wanted, "{$mutation->name} {$mutation->test}" ) ) );
	}
	$mutations = array_values( array_filter( $mutations, static fn ( int $at ): bool => $at % $of === $index - 1, ARRAY_FILTER_USE_KEY ) );
	$worker    = new Worker( $folder );

	// A test that fails by itself proves nothing: first all run with the code as it is.
	$suites = array();
	foreach ( $mutations as $mutation ) {
		$suites[ $mutation->suite() ][] = $mutation;
	}
	$before = array();
	$said   = array();
	foreach ( $suites as $name => $same ) {
		$before        += $worker->outcomes( $same );
		$said[ $name ]  = $worker->output();
	}

	foreach ( $mutations as $mutation ) {
		try {
			$outcome = $worker->try( $mutation );
			// A race may go well by chance.
			for ( $tries = 1; 'passed' === $outcome && $tries < 10 && str_contains( $mutation->test, 'Parallel' ); $tries++ ) {
				$outcome = $worker->try( $mutation );
			}
			$tell(
				$mutation,
				match ( true ) {
					'passed' !== $before[ $mutation->test ] => 'the test does not pass with the rule in place: ' . $said[ $mutation->suite() ],
					'failed' === $outcome => '',
					'passed' === $outcome => 'the test passes without the rule',
					default => 'the test broke instead of failing by an assertion: ' . $worker->output(),
				}
			);
		} catch ( RuntimeException $error ) {
			$tell( $mutation, $error->getMessage() );
		}
	}
	// Only the element: bin/test puts the shares together.
	file_put_contents( $report, $xml->saveXML( $suite ) );
	exit( min( 1, $wrong ) );
} )( array_slice( $argv, 1 ) );

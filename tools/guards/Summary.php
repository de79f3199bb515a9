<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

use DOMDocument;

/**
 * What the person reads, and the report that bin/test counts.
 *
 * @phpstan-import-type Verdict from Trial
 */
final class Summary {

	/** @var list<Verdict> */
	private array $verdicts = array();

	/** @param Verdict $verdict */
	public function add( array $verdict ): void {
		$this->verdicts[] = $verdict;
		$guard            = $verdict['guard'];
		printf( "%s %-12s %s\n", '' === $verdict['problem'] ? '✓' : '✗', $guard->module, $guard->guard );
		printf( "    removed: %s\n    %s: %s::%s\n", $guard->how, '' === $verdict['problem'] ? 'fell' : 'test', preg_replace( '~^(tests/php|src)/~', '', $guard->test ), $guard->case );
		if ( '' !== $verdict['problem'] ) {
			printf( "    PROBLEM: %s\n", $verdict['problem'] );
		}
	}

	/** How many guards are guarded. */
	public function held(): int {
		return count( array_filter( $this->verdicts, static fn ( array $verdict ): bool => '' === $verdict['problem'] ) );
	}

	public function junit(): string {
		$xml   = new DOMDocument( '1.0', 'UTF-8' );
		$suite = $xml->appendChild( $xml->createElement( 'testsuite' ) );
		foreach ( $this->verdicts as $verdict ) {
			$case = $xml->createElement( 'testcase' );
			$case->setAttribute( 'name', $verdict['guard']->name() );
			$case->setAttribute( 'time', sprintf( '%.2f', $verdict['seconds'] ) );
			$suite->appendChild( $case );
			if ( '' !== $verdict['problem'] ) {
				$case->appendChild( $xml->createElement( 'failure' ) )->appendChild( $xml->createTextNode( $verdict['problem'] ) );
			}
		}
		return (string) $xml->saveXML();
	}
}

<?php
/**
 * Removes each guard of the product once, in a copy of the checkout, and expects its test to fall. `bin/test guards` makes the
 * copies and sites; README.md says how a guard is added.
 *
 * Usage: php run.php REPORT LANE… -- [--all] [--filter REGEX], where a LANE is a folder with `copy` and `site` in it.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

if ( 'cli' !== PHP_SAPI || $argc < 3 ) {
	exit( 1 );
}

foreach ( array( 'Guard', 'Removal', 'Reports', 'Runner', 'Trial', 'Summary' ) as $mentoriai_class ) {
	require __DIR__ . "/$mentoriai_class.php";
}

( static function ( array $arguments ): void {
	$split   = (int) array_search( '--', $arguments, true );
	$lanes   = array_map( static fn ( string $lane ): array => array( 'copy' => "$lane/copy", 'site' => "$lane/site" ), array_slice( $arguments, 1, $split - 1 ) );
	$options = array_slice( $arguments, $split + 1 );
	$guards  = Guard::all( __DIR__ . '/table' );
	$total   = count( $guards );
	$at      = array_search( '--filter', $options, true );
	if ( false !== $at ) {
		$text   = $options[ $at + 1 ] ?? '';
		$guards = array_values( array_filter( $guards, static fn ( Guard $guard ): bool => 1 === preg_match( '~' . str_replace( '~', '\~', $text ) . '~u', $guard->name() . ' ' . $guard->test . '::' . $guard->case ) ) );
	} elseif ( ! in_array( '--all', $options, true ) ) {
		$guards = array_values( array_filter( $guards, static fn ( Guard $guard ): bool => $guard->always ) );
	}
	$trial    = new Trial( $lanes );
	$problems = $trial->before( $guards );
	$summary  = new Summary();
	$sound    = array();
	foreach ( $guards as $guard ) {
		$problem = $problems[ $guard->test . '::' . $guard->case ] ?? null;
		if ( null === $problem ) {
			$sound[] = $guard;
		} else {
			$summary->add( array( 'guard' => $guard, 'problem' => $problem, 'seconds' => 0.0 ) );
		}
	}
	$trial->run( $sound, $summary->add( ... ) );
	file_put_contents( $arguments[0], $summary->junit() );
	printf( "\n%d of %d guards removed, %d held\n", count( $guards ), $total, $summary->held() );
	exit( count( $guards ) > 0 && $summary->held() === count( $guards ) ? 0 : 1 );
} )( array_slice( $argv, 1 ) );

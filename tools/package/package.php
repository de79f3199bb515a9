<?php
/**
 * Makes the zip of the plugin or that of its sources, or checks readme.txt and the versions.
 *
 * Usage: php package.php plugin|sources ROOT FILE TIME    prints the number of files; TIME is unix seconds for all of them
 *        php package.php check ROOT                       prints what is wrong and exits with 1, or prints the version
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Package;

if ( 'cli' !== PHP_SAPI || count( $argv ) < 3 ) {
	exit( 2 );
}

foreach ( [ 'Contents', 'Licences', 'Readme', 'Zip' ] as $mentoriai_class ) {
	require __DIR__ . "/$mentoriai_class.php";
}

$mentoriai_root = (string) realpath( $argv[2] );

try {
	if ( in_array( $argv[1], [ 'plugin', 'sources' ], true ) ) {
		$mentoriai_contents = new Contents( $mentoriai_root );
		$mentoriai_is_all   = 'plugin' === $argv[1];
		$mentoriai_files    = $mentoriai_is_all ? [ 'licences.txt' => ( new Licences( $mentoriai_root ) )->text() ] : [];
		foreach ( $mentoriai_is_all ? $mentoriai_contents->plugin() : $mentoriai_contents->sources() as $mentoriai_path ) {
			$mentoriai_files[ $mentoriai_path ] = $mentoriai_is_all ? $mentoriai_contents->shipped( $mentoriai_path ) : $mentoriai_contents->read( $mentoriai_path );
		}
		( new Zip( $argv[3] ?? '', (int) ( $argv[4] ?? 0 ) ) )->write( $mentoriai_files );
		echo count( $mentoriai_files ), "\n";
		exit( 0 );
	}
	$mentoriai_readme   = new Readme( $mentoriai_root );
	$mentoriai_problems = $mentoriai_readme->problems();
	fwrite( STDERR, implode( '', array_map( static fn ( string $problem ): string => "✗ $problem\n", $mentoriai_problems ) ) );
	echo [] === $mentoriai_problems ? $mentoriai_readme->version() . "\n" : '';
	exit( [] === $mentoriai_problems ? 0 : 1 );
} catch ( \RuntimeException $mentoriai_problem ) {
	fwrite( STDERR, '✗ ' . $mentoriai_problem->getMessage() . "\n" );
	exit( 1 );
}

<?php
/**
 * Imports a file of founders as the due work does, in a process of its own, and prints a line of JSON after the check and one
 * after the work: {seconds, memory in bytes, total, refused} and {seconds, memory, done}. Rows that are left are not imported.
 *
 * Usage: php import.php DIR URL ROWS SECONDS
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Boot;
use MentoriaiPortal\Moving\MovingModule;
use MentoriaiPortal\Moving\Options;

if ( 'cli' !== PHP_SAPI || 5 !== count( $argv ) ) {
	exit( 1 );
}

[ , $mentoriai_site_dir, $mentoriai_site_url, $mentoriai_rows, $mentoriai_seconds ] = $argv;

define( 'DISABLE_WP_CRON', true );
require dirname( __DIR__, 2 ) . '/tools/site/boot.php';

$mentoriai_path = (string) tempnam( sys_get_temp_dir(), 'members' );
$mentoriai_file = new SplFileObject( $mentoriai_path, 'wb' );
$mentoriai_run  = bin2hex( random_bytes( 3 ) );
$mentoriai_file->fputcsv( array( 'Email', 'Type', 'First name', 'Last name', 'Phone', 'Company', 'Activity', 'Questions', 'Tags' ), ',', '"', '' );
for ( $mentoriai_row = 1; $mentoriai_row <= (int) $mentoriai_rows; $mentoriai_row++ ) {
	$mentoriai_cells = array( "i$mentoriai_run.$mentoriai_row@bench.test", 'founder', "Vardė$mentoriai_row", 'Pavardė', '+37060000000', "UAB Įmonė $mentoriai_row", str_repeat( 'Kepame duoną. ', 10 ), "Kaip parduoti?\nIr kam?", 'banga' );
	$mentoriai_file->fputcsv( $mentoriai_cells, ',', '"', '' );
}
$mentoriai_file->fflush();

wp_set_current_user( 1 );
$mentoriai_made = ( new ReflectionProperty( Boot::class, 'module' ) )->getValue( Boot::$current )( MovingModule::class );
assert( $mentoriai_made instanceof MovingModule );
$mentoriai_imports = $mentoriai_made->imports();
$mentoriai_options = Options::of_sent( array( 'invite' => 'none' ) );
$mentoriai_tell    = static function ( float $from, array $facts ): void {
	fwrite( STDOUT, wp_json_encode( array( 'seconds' => microtime( true ) - $from, 'memory' => memory_get_peak_usage( true ) ) + $facts ) . "\n" );
};

$mentoriai_from   = microtime( true );
$mentoriai_import = $mentoriai_imports->check( $mentoriai_imports->take( $mentoriai_path, $mentoriai_options )->id, $mentoriai_options );
unlink( $mentoriai_path );
$mentoriai_tell(
	$mentoriai_from,
	array(
		'total'   => $mentoriai_import->total,
		'refused' => $mentoriai_import->counts['refused'],
	)
);

$mentoriai_from = microtime( true );
$mentoriai_imports->start( $mentoriai_import->id, $mentoriai_options );
$mentoriai_imports->work( $mentoriai_import->id, (float) $mentoriai_seconds );
$mentoriai_tell( $mentoriai_from, array( 'done' => $mentoriai_imports->find( $mentoriai_import->id )->done ) );
$mentoriai_imports->stop( $mentoriai_import->id );

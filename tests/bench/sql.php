<?php
/**
 * Answers one query as JSON. Usage: php sql.php SOCKET DATABASE QUERY
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( 'cli' !== PHP_SAPI || 4 !== count( $argv ) ) {
	exit( 1 );
}

mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
$mentoriai_result = ( new mysqli( 'localhost', 'root', '', $argv[2], 0, $argv[1] ) )->query( $argv[3] );
echo json_encode( $mentoriai_result instanceof mysqli_result ? $mentoriai_result->fetch_all( MYSQLI_ASSOC ) : array() ), "\n";

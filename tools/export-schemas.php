<?php
/**
 * Prints the routes of data/v1 with their input and output as JSON Schema; needs no WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

require __DIR__ . '/../includes/autoload.php';

$routes = array();
foreach ( glob( __DIR__ . '/../includes/*/Rest/*Route.php' ) ?: array() as $file ) {
	$class = 'MentoriaiPortal\\' . basename( dirname( $file, 2 ) ) . '\\Rest\\' . basename( $file, '.php' );
	if ( ! is_subclass_of( $class, MentoriaiPortal\Core\Rest\Route::class ) || ( new ReflectionClass( $class ) )->isAbstract() ) {
		continue;
	}
	if ( isset( $routes[ $class::name() ] ) ) {
		fwrite( STDERR, "Two routes are named {$class::name()}: one of them is $class. Give it a name() of its own.\n" );
		exit( 1 );
	}
	$routes[ $class::name() ] = array(
		'methods' => $class::methods(),
		'path'    => $class::path(),
		'access'  => $class::access()->name(),
		'input'   => $class::input()->json_schema(),
		'output'  => $class::output(),
	);
}
ksort( $routes );

echo json_encode( array( 'routes' => $routes ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR ), "\n";

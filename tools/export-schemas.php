<?php
/**
 * Prints the routes of data/v1 with their input and output as JSON Schema, and the screens of the app; needs no WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Shell\PageKind;

// Files of the plugin answer no one who calls them outside WordPress.
define( 'ABSPATH', __DIR__ . '/' );
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

$screens = array();
foreach ( array( ...Screen::cases(), ...PageKind::cases() ) as $screen ) {
	$facts = $screen->facts();
	if ( null !== $facts ) {
		$screens[ $screen->value ] = array(
			'path'        => $facts->path,
			'entry'       => $facts->entry->value,
			'chunk'       => $facts->chunk,
			'skeleton'    => $facts->skeleton,
			'feature'     => $facts->feature,
		) + ( 2 === count( $facts->paths( Lang::En ) ) ? array( 'english' => $facts->paths( Lang::En )[0] ) : array() );
	}
}

echo json_encode( compact( 'routes', 'screens' ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR ), "\n";

<?php
/**
 * Writes includes/map.php: what the modules declare, as one array that OPcache keeps. With --check, says whether the file
 * is current. Needs no WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Migrations\Migrations;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plugin;

// Files of the plugin answer no one who calls them outside WordPress.
define( 'ABSPATH', __DIR__ . '/' );
require __DIR__ . '/../includes/autoload.php';

const MENTORIAI_MAP = __DIR__ . '/../includes/map.php';

/**
 * @param list<class-string<Module>> $modules
 * @return array<string, mixed>
 */
function mentoriai_map( array $modules ): array {
	$map = array_fill_keys( array( 'hooks', 'admin_hooks', 'routes', 'mails', 'tables', 'today', 'capabilities', 'switches' ), array() );
	foreach ( $modules as $module ) {
		if ( Module::class !== ( new ReflectionMethod( $module, 'is_on' ) )->class ) {
			$map['switches'][ $module ] = true;
		}
		foreach ( $module::hooks() as $number => $hook ) {
			// Of a module that can be switched off, and behind a condition, nothing is hooked in by itself.
			$direct = is_array( $hook->callback ) && null === $hook->when && ! isset( $map['switches'][ $module ] );
			$map[ $hook->admin ? 'admin_hooks' : 'hooks' ][ $hook->name ][] = array( $hook->priority, $hook->args, $direct ? $hook->callback : $module, $number, $hook->when );
		}
		foreach ( array_keys( $module::routes() ) as $route ) {
			foreach ( $route::methods() as $method ) {
				if ( isset( $map['routes'][ $route::path() ][ $method ] ) ) {
					throw new LogicException( "Two routes answer $method " . $route::path() );
				}
				$map['routes'][ $route::path() ][ $method ] = array( $route, $module );
			}
		}
		foreach ( array_keys( $module::mails() ) as $mail ) {
			if ( isset( $map['mails'][ $mail ] ) ) {
				throw new LogicException( "Two kinds of mail have the key $mail" );
			}
			$map['mails'][ $mail ] = $module;
		}
		foreach ( array_keys( $module::today() ) as $source ) {
			$map['today'][ $source ] = $module;
		}
		$map['tables']        = array( ...$map['tables'], ...$module::tables() );
		$map['capabilities'] += $module::capabilities();
	}
	$map['schema'] = Upgrader::fingerprint( array_map( static fn ( string $table ): Table => new $table(), $map['tables'] ), count( Migrations::all() ), $map['capabilities'], array_column( Screen::cases(), 'value' ) );
	$map['stamp']  = Version::NUMBER . ' ' . $map['schema'];
	return $map;
}

/** PHP code, one entry a line. */
function mentoriai_code( mixed $value, int $depth = 0 ): string {
	if ( ! is_array( $value ) ) {
		return null === $value || is_bool( $value ) ? strtolower( var_export( $value, true ) ) : var_export( $value, true );
	}
	$items = array();
	foreach ( $value as $key => $item ) {
		$items[] = ( array_is_list( $value ) ? '' : var_export( $key, true ) . ' => ' ) . mentoriai_code( $item, $depth + 1 );
	}
	$deep = array() !== array_filter( $value, static fn ( mixed $item ): bool => is_array( $item ) && ! ( array_is_list( $item ) && 2 === count( $item ) ) );
	$line = "\n" . str_repeat( "\t", $depth );
	return $deep || 0 === $depth || ( 1 === $depth && array() !== $items ) ? "array($line\t" . implode( ",$line\t", $items ) . ",$line)" : 'array( ' . implode( ', ', $items ) . ' )';
}

// Modules are named, not built: nothing of WordPress is asked.
$mentoriai_code = "<?php\n/**\n * Made by tools/make-map.php of what the modules declare; do not edit.\n *\n * @package MentoriaiPortal\n */\n\ndeclare( strict_types=1 );\n\nreturn "
	. mentoriai_code( mentoriai_map( ( new Plugin( '' ) )->modules() ) ) . ";\n";
if ( in_array( '--check', $argv, true ) ) {
	$mentoriai_current = is_file( MENTORIAI_MAP ) && file_get_contents( MENTORIAI_MAP ) === $mentoriai_code;
	fwrite( STDERR, $mentoriai_current ? '' : "includes/map.php is not what the modules declare: run npm run map:make\n" );
	exit( $mentoriai_current ? 0 : 1 );
}
file_put_contents( MENTORIAI_MAP, $mentoriai_code );

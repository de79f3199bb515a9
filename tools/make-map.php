<?php
/**
 * Writes includes/map.php: what the modules declare, as one array that OPcache keeps; and includes/HookCallbacks.php, a
 * method for each callback that needs its module. With --check, says whether the files are current. Needs no WordPress.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Hook;
use MentoriaiPortal\HookCallbacks;
use MentoriaiPortal\Launch\LaunchModule;
use MentoriaiPortal\Migrations\Migrations;
use MentoriaiPortal\Module;
use MentoriaiPortal\Plugin;

// Files of the plugin answer no one who calls them outside WordPress.
define( 'ABSPATH', __DIR__ . '/' );
require __DIR__ . '/../includes/autoload.php';

const MENTORIAI_MAP       = __DIR__ . '/../includes/map.php';
const MENTORIAI_CALLBACKS = __DIR__ . '/../includes/HookCallbacks.php';

/** @param class-string<Module> $module */
function mentoriai_has_switch( string $module ): bool {
	return Module::class !== ( new ReflectionMethod( $module, 'is_on' ) )->class;
}

/**
 * The callback itself where it is a static method; of a module that can be switched off, and behind a condition, nothing is
 * hooked in by itself.
 *
 * @param class-string<Module> $module
 * @return array{class-string, string}
 */
function mentoriai_callback( string $module, int $number, Hook $hook ): array {
	$is_direct = is_array( $hook->callback ) && null === $hook->when && ! mentoriai_has_switch( $module );
	return $is_direct ? $hook->callback : array( HookCallbacks::class, mentoriai_method( $module, $number ) );
}

/** @param class-string<Module> $module */
function mentoriai_method( string $module, int $number ): string {
	$name = preg_replace( '~Module$~', '', basename( strtr( $module, '\\', '/' ) ) );
	return strtolower( (string) preg_replace( '~(?<!^)[A-Z]~', '_$0', (string) $name ) ) . "_$number";
}

/**
 * As WP_Hook keeps them; see Boot::add().
 *
 * @param list<class-string<Module>> $modules
 * @param bool|null                  $of_admin Whether those of wp-admin; null: all.
 * @return array<string, array<int, array<string, array{function: array{class-string, string}, accepted_args: int}>>>
 */
function mentoriai_hooks( array $modules, ?bool $of_admin ): array {
	$hooks = array();
	foreach ( $modules as $module ) {
		foreach ( $module::hooks() as $number => $hook ) {
			if ( null === $of_admin || $of_admin === $hook->admin ) {
				$callback = mentoriai_callback( $module, $number, $hook );
				$hooks[ $hook->name ][ $hook->priority ][ implode( '::', $callback ) ] = array( 'function' => $callback, 'accepted_args' => $hook->args );
			}
		}
	}
	foreach ( $hooks as &$callbacks ) {
		ksort( $callbacks, SORT_NUMERIC );
	}
	return $hooks;
}

/**
 * The methods of HookCallbacks.
 *
 * @param list<class-string<Module>> $modules
 */
function mentoriai_methods( array $modules ): string {
	$methods = '';
	foreach ( $modules as $module ) {
		foreach ( $module::hooks() as $number => $hook ) {
			if ( HookCallbacks::class === mentoriai_callback( $module, $number, $hook )[0] ) {
				$methods .= sprintf( "\n\tpublic static function %s( mixed ...$" . "given ): mixed {\n\t\treturn Boot::call( %s::class, %d, %s, $" . "given );\n\t}\n", mentoriai_method( $module, $number ), substr( $module, strlen( 'MentoriaiPortal\\' ) ), $number, mentoriai_code( $hook->when, 2 ) );
			}
		}
	}
	return $methods;
}

/**
 * @param list<class-string<Module>> $modules
 * @return array<string, mixed>
 */
function mentoriai_map( array $modules ): array {
	$map = array(
		'hooks'         => mentoriai_hooks( $modules, false ),
		'admin_hooks'   => mentoriai_hooks( $modules, true ),
		'pending_hooks' => mentoriai_hooks( array( LaunchModule::class ), null ),
	) + array_fill_keys( array( 'routes', 'mails', 'tables', 'today', 'attention', 'help', 'capabilities' ), array() );

	$map['switches'] = array_fill_keys( array_values( array_filter( $modules, mentoriai_has_switch( ... ) ) ), true );
	foreach ( $modules as $module ) {
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
		foreach ( array_keys( $module::attention() ) as $kind ) {
			$map['attention'][ $kind ] = $module;
		}
		foreach ( array_keys( $module::help() ) as $screen ) {
			if ( isset( $map['help'][ $screen ] ) ) {
				throw new LogicException( "Two help tabs of $screen" );
			}
			$map['help'][ $screen ] = $module;
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
$mentoriai_modules = ( new Plugin( '' ) )->modules();
$mentoriai_files   = array(
	MENTORIAI_MAP       => "<?php\n/**\n * Made by tools/make-map.php of what the modules declare; do not edit.\n *\n * @package MentoriaiPortal\n */\n\ndeclare( strict_types=1 );\n\nreturn " . mentoriai_code( mentoriai_map( $mentoriai_modules ) ) . ";\n",
	MENTORIAI_CALLBACKS => "<?php\ndeclare( strict_types=1 );\n\nnamespace MentoriaiPortal;\n\n/**\n * Made by tools/make-map.php of what the modules declare; do not edit. A method for each callback that needs its module.\n */\nfinal class HookCallbacks {\n" . mentoriai_methods( $mentoriai_modules ) . "}\n",
);
$mentoriai_changed = array_filter( $mentoriai_files, static fn ( string $code, string $file ): bool => ! is_file( $file ) || file_get_contents( $file ) !== $code, ARRAY_FILTER_USE_BOTH );
if ( in_array( '--check', $argv, true ) ) {
	fwrite( STDERR, array() === $mentoriai_changed ? '' : implode( ', ', array_map( 'basename', array_keys( $mentoriai_changed ) ) ) . ": not what the modules declare: run npm run map:make\n" );
	exit( array() === $mentoriai_changed ? 0 : 1 );
}
foreach ( $mentoriai_changed as $mentoriai_file => $mentoriai_code ) {
	file_put_contents( $mentoriai_file, $mentoriai_code );
}

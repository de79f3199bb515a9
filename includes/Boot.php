<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;
use MentoriaiPortal\Core\Database\Upgrader;

/**
 * Hooks the callbacks of the map into WordPress. Each builds its module when its hook fires, and no earlier.
 *
 * @phpstan-type HookRow array{int, int, callable-array|class-string<Module>, int, callable-array|callable-string|null}
 * @phpstan-type HookRows array<string, array<int, HookRow>>
 */
final class Boot {

	/** @var array<class-string<Module>, list<Hook>> */
	private array $hooks = array();

	/** The table prefix of this request's site. */
	private string $prefix = '';

	/**
	 * @param Closure( class-string<Module> ): (Module|null) $module Null where the feature is switched off.
	 */
	public function __construct( private readonly Closure $module ) {}

	/** @param HookRows $hooks From the map, by the hook's name; see tools/make-map.php. */
	public function add( array $hooks ): void {
		$this->prefix = self::prefix();
		foreach ( $hooks as $name => $rows ) {
			foreach ( $rows as $row ) {
				add_filter( $name, is_array( $row[2] ) ? $row[2] : new HookCallback( $this, $row ), $row[0], $row[1] );
			}
		}
	}

	/**
	 * @param HookRow                  $row
	 * @param array<int|string, mixed> $given What the hook gives; the first is handed on where there is nothing to do.
	 */
	public function call( array $row, array $given ): mixed {
		[ , , $class, $number, $when ] = $row;
		// These internal functions make PHP convert scalars as it does when WordPress calls: an id may be a numeric text.
		$asked    = $this->has_tables() && ( null === $when || true === call_user_func_array( $when, $given ) );
		$module   = $asked && is_string( $class ) ? ( $this->module )( $class ) : null;
		$callback = null === $module ? null : $this->callback( $module::class, $number, $module );
		return null === $callback ? $given[0] ?? null : call_user_func_array( $callback, $given );
	}

	/**
	 * Not while WordPress works on another site of the network where the portal was never set up, or on tables that a tool
	 * makes for a moment (Plugin Check): users and posts change there too.
	 */
	private function has_tables(): bool {
		return self::prefix() === $this->prefix || ( is_multisite() && ms_is_switched() && Upgrader::has_run() );
	}

	private static function prefix(): string {
		global $wpdb;
		return $wpdb->prefix;
	}

	/** @param class-string<Module> $class */
	private function callback( string $class, int $number, Module $module ): ?callable {
		$this->hooks[ $class ] ??= $class::hooks();
		$callback                = $this->hooks[ $class ][ $number ]->callback;
		$callback                = is_array( $callback ) ? $callback : $callback( $module );
		return is_callable( $callback ) ? $callback : null;
	}
}

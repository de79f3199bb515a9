<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;
use MentoriaiPortal\Core\Database\Upgrader;
use WP_Hook;

/**
 * Hooks the callbacks of the map into WordPress. Each builds its module when its hook fires, and no earlier.
 *
 * @phpstan-type HookRow array{int, int, callable-array|class-string<Module>, int, callable-array|callable-string|null}
 * @phpstan-type HookRows array<string, array<int, HookRow>>
 */
final class Boot {

	/** @var list<HookRows> What was added, as HookCallback names its rows. */
	private array $added = array();

	/** @var array<class-string<Module>, list<Hook>> */
	private array $hooks = array();

	/** That of the tables of this request's site. */
	private string $prefix = '';

	/**
	 * @param Closure( class-string<Module> ): (Module|null) $module Null where the feature is switched off.
	 */
	public function __construct( private readonly Closure $module ) {}

	/**
	 * Most hooks are nobody else's so far. Those with the same priorities are clones of one WP_Hook, which share its arrays
	 * until somebody adds to them: two hundred calls of add_filter() would be the larger part of what the plugin costs a
	 * request, in time and memory.
	 *
	 * @param HookRows $hooks Of the map, by the hook's name; see tools/make-map.php.
	 */
	public function add( array $hooks ): void {
		global $wp_filter;
		$this->prefix  = self::prefix();
		$this->added[] = $hooks;
		$group         = count( $this->added ) - 1;
		$callbacks     = array();
		$models        = array();
		foreach ( $hooks as $name => $rows ) {
			$is_new = ! isset( $wp_filter[ $name ] );
			$kind   = '';
			foreach ( $rows as $number => [ $priority, $args ] ) {
				$callbacks[ $number ] ??= new HookCallback( $this, $group, $number );
				$kind                  .= "$number $priority $args ";
				$is_new || add_filter( $name, $callbacks[ $number ], $priority, $args );
			}
			if ( $is_new ) {
				$wp_filter[ $name ] = clone $models[ $kind ] ??= self::model( $rows, $callbacks ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as add_filter() does.
			}
		}
	}

	/**
	 * @param array<int, HookRow>      $rows
	 * @param array<int, HookCallback> $callbacks By the number of the row.
	 */
	private static function model( array $rows, array $callbacks ): WP_Hook {
		$hook = new WP_Hook();
		foreach ( $rows as $number => [ $priority, $args ] ) {
			$hook->add_filter( '', $callbacks[ $number ], $priority, $args );
		}
		return $hook;
	}

	/**
	 * @param int                      $group  Of $added.
	 * @param int                      $number Of the rows of the hook that fires.
	 * @param array<int|string, mixed> $given  What the hook gives; the first is handed on where there is nothing to do.
	 */
	public function call( int $group, int $number, array $given ): mixed {
		$row      = $this->added[ $group ][ current_filter() ][ $number ] ?? null;
		$callback = null === $row ? null : $this->callback( $row, $given );
		// By these internal functions PHP converts scalars as it does when WordPress calls: an id may be a numeric text.
		return null === $callback ? $given[0] ?? null : call_user_func_array( $callback, $given );
	}

	/**
	 * @param HookRow                  $row
	 * @param array<int|string, mixed> $given See call().
	 */
	private function callback( array $row, array $given ): ?callable {
		[ , , $target, $number, $when ] = $row;
		if ( is_array( $target ) ) {
			return $target;
		}
		$asked  = $this->has_tables() && ( null === $when || true === call_user_func_array( $when, $given ) );
		$module = $asked ? ( $this->module )( $target ) : null;
		if ( null === $module ) {
			return null;
		}
		$this->hooks[ $target ] ??= $target::hooks();
		$callback                 = $this->hooks[ $target ][ $number ]->callback;
		$callback                 = is_array( $callback ) ? $callback : $callback( $module );
		return is_callable( $callback ) ? $callback : null;
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
}

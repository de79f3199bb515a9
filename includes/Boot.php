<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;
use MentoriaiPortal\Core\Database\Upgrader;
use WP_Hook;

/**
 * Hooks the callbacks of the map into WordPress. Each builds its module when its hook fires, and no earlier.
 *
 * @phpstan-type HookRows array<string, array<int, array<non-decimal-int-string, array{function: callable-array, accepted_args: int}>>>
 */
final class Boot {

	/** The one whose callbacks are hooked in: HookCallbacks are static. */
	public static ?self $current = null;

	/** @var array<class-string<Module>, list<Hook>> */
	private array $hooks = array();

	/** The table prefix of this request's site. */
	private string $prefix = '';

	/**
	 * @param Closure( class-string<Module> ): (Module|null) $module Null where the feature is switched off.
	 */
	public function __construct( private readonly Closure $module ) {}

	/**
	 * As add_filter() for each; two hundred calls would be a large part of what the plugin costs a request, in time and
	 * memory. The map has the callbacks of each hook as WordPress keeps them, in constant arrays.
	 *
	 * @param HookRows $hooks From the map, by the hook's name; see tools/make-map.php.
	 */
	public function add( array $hooks ): void {
		global $wp_filter;
		self::$current = $this;
		$this->prefix  = self::prefix();
		$models        = array();
		$is_in_form    = self::is_in_form( $hooks );
		foreach ( $hooks as $name => $callbacks ) {
			if ( ! $is_in_form || isset( $wp_filter[ $name ] ) ) {
				self::add_to( $wp_filter[ $name ] ??= new WP_Hook(), $callbacks, $is_in_form );
				continue;
			}
			// Most are nobody else's so far: those with the same priorities are clones of one that WordPress made.
			$kind               = 1 === count( $callbacks ) ? array_key_first( $callbacks ) : implode( ' ', array_keys( $callbacks ) );
			$hook               = clone $models[ $kind ] ??= self::add_to( new WP_Hook(), $callbacks, false );
			$hook->callbacks    = $callbacks;
			$wp_filter[ $name ] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as add_filter() does.
		}
	}

	/**
	 * Whether WordPress keeps callbacks as the map has them; it has since 4.7.
	 *
	 * @param HookRows $hooks
	 */
	private static function is_in_form( array $hooks ): bool {
		$first = reset( $hooks );
		return false !== $first && self::add_to( new WP_Hook(), $first, false )->callbacks === $first;
	}

	/** @param value-of<HookRows> $callbacks */
	private static function add_to( WP_Hook $hook, array $callbacks, bool $is_in_form ): WP_Hook {
		foreach ( $callbacks as $priority => $at ) {
			if ( $is_in_form && isset( $hook->callbacks[ $priority ] ) ) {
				$hook->callbacks[ $priority ] += $at;
				continue;
			}
			foreach ( $at as $one ) {
				$hook->add_filter( '', $one['function'], $priority, $one['accepted_args'] );
			}
		}
		return $hook;
	}

	/**
	 * Of HookCallbacks.
	 *
	 * @param class-string<Module>                $class
	 * @param int                                 $number Of the module's hooks.
	 * @param callable-array|callable-string|null $when   See Hook.
	 * @param array<int|string, mixed>            $given  What the hook gives; the first is handed on where there is nothing to do.
	 */
	public static function call( string $class, int $number, array|string|null $when, array $given ): mixed {
		// These internal functions make PHP convert scalars as it does when WordPress calls: an id may be a numeric text.
		$boot     = self::$current;
		$asked    = true === $boot?->has_tables() && ( null === $when || true === call_user_func_array( $when, $given ) );
		$module   = $asked ? ( $boot->module )( $class ) : null;
		$callback = null === $module ? null : $boot->callback( $class, $number, $module );
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

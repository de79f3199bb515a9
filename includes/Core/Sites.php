<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The sites of a WordPress network: each has the portal's tables, pages, options, roles and scheduled work for itself.
 */
final class Sites {

	/** Sites that activation sets up at once. Those beyond set themselves up when they are first asked for. */
	private const AT_ONCE = 100;

	/**
	 * Runs something as this site, or as every site of the network.
	 *
	 * @param callable(): mixed $work
	 * @param bool             $all   Whether it concerns the network.
	 * @param int              $limit How many sites; 0 for all.
	 */
	public static function each( bool $all, callable $work, int $limit = 0 ): void {
		if ( ! $all || ! is_multisite() ) {
			$work();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => $limit, 'network_id' => get_current_network_id() ) ) as $id ) {
			self::at( (int) $id, $work );
		}
	}

	/** @param callable(): mixed $work */
	public static function each_at_once( bool $all, callable $work ): void {
		self::each( $all, $work, self::AT_ONCE );
	}

	/**
	 * Runs something as another site.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function at( int $id, callable $work ): mixed {
		switch_to_blog( $id );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}

	/** Whether a plugin is on for the whole network. */
	public static function all_have( string $file ): bool {
		$active = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : null;
		return is_array( $active ) && isset( $active[ plugin_basename( $file ) ] );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Demo;

use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Looks at the whole database.
 */
abstract class DemoTestCase extends IntegrationTestCase {

	/** Options that are only caches or clocks. */
	private const PASSING = array( 'cron', 'mentoriai_content_cache' );

	/**
	 * Every row of every table.
	 *
	 * @return array<string, list<array<string, string|null>>>
	 */
	protected function everything(): array {
		global $wpdb;
		wp_cache_flush();
		$all = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$all[ $table ] = array_values( array_filter( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ), self::is_lasting( ... ) ) );
		}
		return $all;
	}

	protected function count_of( string $table, string $where ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}$table WHERE $where" );
	}

	/** @param array<string, string|null> $row */
	private static function is_lasting( array $row ): bool {
		$option = (string) ( $row['option_name'] ?? '' );
		return ! in_array( $option, self::PASSING, true ) && ! str_contains( $option, '_transient_' );
	}
}

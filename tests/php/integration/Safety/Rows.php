<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

/**
 * A fingerprint of all that is stored.
 */
final class Rows {

	/** What any call may move: the counters of limits, when a session was last seen, when a survey's link was opened. */
	private const MOVING = array(
		'mentoriai_rate_limits'    => null,
		'mentoriai_sessions'       => 'last_seen',
		'mentoriai_survey_invites' => 'opened_at',
	);

	/** WordPress's bookkeeping, and what the portal keeps ready of what it has read. */
	private const CACHES = '~^(_site)?_transient_|^cron$|^mentoriai_(content_(cache|version)|mentor_plans$)~';

	/**
	 * @return array<string, string> Table to a hash of its rows.
	 */
	public static function prints(): array {
		$prints = array();
		foreach ( self::tables() as $name ) {
			if ( ! array_key_exists( $name, self::MOVING ) || null !== self::MOVING[ $name ] ) {
				$prints[ $name ] = md5( serialize( self::lasting( $name, self::of( $name ) ) ) );
			}
		}
		return $prints;
	}

	/** @return list<string> Tables in which this text stands. */
	public static function holding( string $text ): array {
		return array_values( array_filter( self::tables(), static fn ( string $name ): bool => str_contains( serialize( self::of( $name ) ), $text ) ) );
	}

	/** @return list<string> Without the prefix. */
	private static function tables(): array {
		global $wpdb;
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) );
		return array_map( static fn ( ?string $table ): string => substr( (string) $table, strlen( $wpdb->prefix ) ), array_values( $tables ) );
	}

	/** @return array<array<string, string|null>> */
	private static function of( string $name ): array {
		global $wpdb;
		/** @var array<array<string, string|null>> */
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $wpdb->prefix . $name ), ARRAY_A );
	}

	/**
	 * @param array<array<string, string|null>> $rows
	 * @return list<array<string, string|null>>
	 */
	private static function lasting( string $name, array $rows ): array {
		$moving = self::MOVING[ $name ] ?? '';
		$kept   = array();
		foreach ( $rows as $row ) {
			unset( $row[ $moving ] );
			if ( 'options' !== $name || 1 !== preg_match( self::CACHES, (string) $row['option_name'] ) ) {
				$kept[] = $row;
			}
		}
		return $kept;
	}
}

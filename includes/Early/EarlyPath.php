<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Plugin;

/**
 * Answers a poll by the same Dispatcher as REST, or leaves it to WordPress.
 */
final readonly class EarlyPath {

	/** Seconds for which WordPress starts no second run of its cron. */
	private const CRON_LOCK = 60;

	/** @param string $file The plugin's main file. */
	public function __construct( private string $file ) {}

	/**
	 * @param array<mixed> $server $_SERVER.
	 * @param array<mixed> $query  $_GET.
	 * @return EarlyAnswer|null Null leaves the request to WordPress.
	 */
	public function answer( array $server, array $query ): ?EarlyAnswer {
		$request = EarlyRequest::of( $server, $query );
		$root    = null === $request ? null : EarlyState::read()?->root( EnvironmentFingerprint::key() );
		if ( null === $request || null === $root || ! self::is_home( $request->home ) || self::allows_origins() || self::is_cron_waiting() ) {
			return null;
		}
		return EarlyAnswer::of( ( new Plugin( $this->file ) )->dispatcher()->respond( $request->http() ), $root );
	}

	/** Whether `/wp-json` below this path is this site's, by its own rules. */
	private static function is_home( string $path ): bool {
		$home       = wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH );
		$permalinks = get_option( 'permalink_structure' );
		return rtrim( is_string( $home ) ? $home : '', '/' ) === $path && is_string( $permalinks ) && '' !== $permalinks;
	}

	private static function allows_origins(): bool {
		return array() !== ( new Settings() )->texts( 'cors_origins' );
	}

	/** WordPress starts its cron when it is visited: polls that end early must not be the only visits. */
	private static function is_cron_waiting(): bool {
		$elsewhere = defined( 'DISABLE_WP_CRON' ) ? constant( 'DISABLE_WP_CRON' ) : false;
		return ! $elsewhere && array() !== wp_get_ready_cron_jobs()
			&& (float) get_transient( 'doing_cron' ) + self::CRON_LOCK <= microtime( true );
	}
}

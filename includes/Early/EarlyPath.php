<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\Origins;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Session\SessionRepository;
use WP_REST_Response;
use wpdb;

/**
 * Answers a poll through the same door as REST, or leaves it to WordPress.
 */
final readonly class EarlyPath {

	/** Seconds for which WordPress starts no second run of its cron. */
	private const CRON_LOCK = 60;

	/** @param string $languages Folder of the .mo files, with a slash at the end. */
	public function __construct( private wpdb $wpdb, private string $languages ) {}

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
		$response = $this->door( $request->route )->answer( null, null, $request->http() );
		return $response instanceof WP_REST_Response ? EarlyAnswer::of( $response, $root ) : null;
	}

	private function door( string $route ): Dispatcher {
		foreach ( require __DIR__ . '/files.php' as $file ) {
			require_once dirname( __DIR__ ) . '/' . $file;
		}
		$db       = new Db( $this->wpdb );
		$clock    = new Clock();
		$settings = new Settings();
		return new Dispatcher(
			static fn (): array => array( ( new EarlyRoutes( $db, $clock ) )->make( $route ) ),
			new SessionRepository( $db, $clock ),
			new RateLimiter( new RateLimitRepository( $db ), $clock ),
			new ClientIp( $settings ),
			new Locale( $this->languages ),
			new Origins( $settings )
		);
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

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use Closure;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use ReflectionFunction;

/**
 * What makes REST answer differently from the early path: others' filters, which that path ends too early to see.
 */
final readonly class EarlyPathConflicts {

	/** Filters that an answer of data/v1 passes. */
	private const FILTERS = array(
		'mentoriai_clock',
		'mentoriai_cors_origins',
		'rest_enabled',
		'rest_authentication_errors',
		'rest_pre_dispatch',
		'rest_post_dispatch',
		'rest_pre_serve_request',
		'rest_pre_echo_response',
		'rest_json_encode_options',
		'rest_send_nocache_headers',
		'rest_exposed_cors_headers',
		'rest_allowed_cors_headers',
		'rest_url',
		'rest_url_prefix',
		'wp_rest_server_class',
		'status_header',
		'home_url',
		'pre_option_home',
		'option_home',
		'set_url_scheme',
		'clean_url',
		'upload_dir',
		'option_wp_user_roles',
		'wp_roles_init',
		'gettext',
		'gettext_' . Locale::DOMAIN,
		'pre_load_textdomain',
		'override_load_textdomain',
		'load_textdomain_mofile',
		'load_translation_file',
	);

	/** Dispatcher::isolate_from_core() puts it there. */
	private const OWN = 'rest_authentication_errors: __return_true';

	public function __construct( private Settings $settings ) {}

	/**
	 * Constants, settings and "filter: function", to be read by whoever looks after the site. The filter
	 * `mentoriai_early_conflicts` takes out what does no harm, and puts in what cannot be seen here.
	 *
	 * @return list<string>
	 */
	public function found(): array {
		$found = apply_filters( 'mentoriai_early_conflicts', $this->seen() );
		return is_array( $found ) ? array_values( array_filter( $found, 'is_string' ) ) : array( 'mentoriai_early_conflicts' );
	}

	/** @return list<string> */
	private function seen(): array {
		$found = defined( 'MENTORIAI_NO_EARLY' ) ? array( 'MENTORIAI_NO_EARLY' ) : array();
		if ( array() !== $this->settings->texts( 'cors_origins' ) ) {
			$found[] = 'cors_origins';
		}
		if ( array() !== glob( WP_LANG_DIR . '/plugins/' . Locale::DOMAIN . '-lt_LT.*' ) ) {
			$found[] = WP_LANG_DIR . '/plugins/' . Locale::DOMAIN . '-lt_LT';
		}
		foreach ( self::FILTERS as $filter ) {
			foreach ( self::callbacks( $filter ) as $name ) {
				if ( ! self::is_known( $name ) && self::OWN !== "$filter: $name" ) {
					$found[] = "$filter: $name";
				}
			}
		}
		return $found;
	}

	/** Ours, or a function that WordPress itself hooks in; `__return_true` and the like are anyone's. */
	private static function is_known( string $name ): bool {
		if ( ! function_exists( $name ) ) {
			return str_starts_with( $name, 'MentoriaiPortal\\' );
		}
		$file = (string) ( new ReflectionFunction( $name ) )->getFileName();
		return ! str_starts_with( $name, '__return_' ) && str_starts_with( $file, realpath( ABSPATH . WPINC ) . '/' );
	}

	/** @return list<string> */
	private static function callbacks( string $filter ): array {
		$hook  = $GLOBALS['wp_filter'][ $filter ] ?? null;
		$names = array();
		foreach ( $hook instanceof \WP_Hook ? $hook->callbacks : array() as $at_priority ) {
			foreach ( $at_priority as $callback ) {
				$names[] = self::name( $callback['function'] );
			}
		}
		return $names;
	}

	private static function name( mixed $callback ): string {
		return match ( true ) {
			is_string( $callback )          => $callback,
			// Of a closure the file is told.
			$callback instanceof Closure    => basename( (string) ( new ReflectionFunction( $callback ) )->getFileName() ),
			is_object( $callback )          => get_debug_type( $callback ),
			is_array( $callback ) && isset( $callback[0], $callback[1] ) => ( is_object( $callback[0] ) ? get_debug_type( $callback[0] ) : (string) $callback[0] ) . '::' . $callback[1],
			default                         => '?',
		};
	}
}

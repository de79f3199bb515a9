<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Spa;

use MentoriaiPortal\Core\Lang;

/**
 * Absolute addresses of the app's screens, on the site's own address (never of a Host header).
 */
final class PortalUrls {

	/** @param array<string, string> $query */
	public static function screen( Screen $screen, Lang $lang, array $query = array() ): string {
		$path = Screen::Home === $screen ? ( Lang::En === $lang ? '/en/' : '/' ) : $lang->prefix() . $screen->path( $lang );
		return self::absolute( $path, $query );
	}

	/** The page of contacts, which the installer makes. */
	public static function contacts( Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/kontaktai' );
	}

	public static function dynamic_mentor( string $slug, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/mentorius/' . rawurlencode( $slug ) );
	}

	public static function static_mentor( string $slug, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/mentoriai-spieciuose/' . rawurlencode( $slug ) );
	}

	public static function event( string $slug, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/event/' . rawurlencode( $slug ) );
	}

	public static function story( string $slug, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/success-stories/' . rawurlencode( $slug ) );
	}

	public static function conversation( int $convo_id, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/pokalbis/' . $convo_id );
	}

	public static function plan( int $plan_id, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/veiksmu-planai/' . $plan_id );
	}

	/** The place of a pair. */
	public static function mentorship( int $id, Lang $lang ): string {
		return self::absolute( ( Lang::En === $lang ? '/en/mentorship/' : '/mentoryste/' ) . $id );
	}

	/** @param string $secret Of a personal link. */
	public static function survey( int $survey_id, string $secret, Lang $lang ): string {
		return self::absolute( $lang->prefix() . "/apklausa/$survey_id/$secret" );
	}

	/** @param string $secret Of a personal link. */
	public static function check_in( string $secret, Lang $lang ): string {
		return self::absolute( $lang->prefix() . '/patikra/' . $secret );
	}

	/** An address of the site, as home_url() without its filter: there plugins of translations put the language that they see into it. */
	public static function home( string $path = '' ): string {
		$home = untrailingslashit( (string) get_option( 'home' ) );
		$home = (string) set_url_scheme( $home, is_ssl() ? 'https' : wp_parse_url( $home, PHP_URL_SCHEME ) );
		return '' === $path ? $home : $home . '/' . ltrim( $path, '/' );
	}

	/** An address of the REST API, likewise. */
	public static function rest( string $path ): string {
		$url  = rest_url( $path );
		$home = untrailingslashit( home_url() );
		return str_starts_with( $url, $home ) ? self::home() . substr( $url, strlen( $home ) ) : $url;
	}

	/** An address of this site as its path below it, for storing: a site may move. Any other as it is. */
	public static function stored( string $url ): string {
		$home = self::home( '/' );
		return str_starts_with( $url, $home ) ? substr( $url, strlen( $home ) - 1 ) : $url;
	}

	/** The reverse of stored(). */
	public static function restored( string $url ): string {
		return str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ? self::home( $url ) : $url;
	}

	/** @param array<string, string> $query */
	private static function absolute( string $path, array $query = array() ): string {
		return self::home( $path ) . ( array() === $query ? '' : '?' . http_build_query( $query ) );
	}
}

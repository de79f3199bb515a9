<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Settings;

/**
 * The providers that are on. Keys come from the settings, wp-config constants go before them, and the filter
 * `mentoriai_oauth_providers` before both.
 */
final readonly class Providers {

	/** In the order of their buttons. */
	public const NAMES = array(
		'google'   => 'Google',
		'facebook' => 'Facebook',
		'linkedin' => 'LinkedIn',
	);

	private const ENDPOINTS = array(
		'google'   => array(
			'authorize_url' => 'https://accounts.google.com/o/oauth2/v2/auth',
			'token_url'     => 'https://oauth2.googleapis.com/token',
			'userinfo_url'  => 'https://openidconnect.googleapis.com/v1/userinfo',
			'scope'         => 'openid email profile',
		),
		'facebook' => array(
			'authorize_url' => 'https://www.facebook.com/v23.0/dialog/oauth',
			'token_url'     => 'https://graph.facebook.com/v23.0/oauth/access_token',
			'userinfo_url'  => 'https://graph.facebook.com/v23.0/me?fields=id,email,first_name,last_name',
			'scope'         => 'email public_profile',
		),
		'linkedin' => array(
			'authorize_url' => 'https://www.linkedin.com/oauth/v2/authorization',
			'token_url'     => 'https://www.linkedin.com/oauth/v2/accessToken',
			'userinfo_url'  => 'https://api.linkedin.com/v2/userinfo',
			'scope'         => 'openid profile email',
		),
	);

	public function __construct( private Settings $settings ) {}

	/** @return list<string> Names of those that are on. */
	public function names(): array {
		return array_keys( $this->all() );
	}

	/** As people know it. */
	public static function name_of( string $provider ): string {
		return self::NAMES[ $provider ] ?? $provider;
	}

	public function find( string $name ): ?Provider {
		return $this->all()[ $name ] ?? null;
	}

	/** The name of the wp-config constant that holds a key, e.g. MENTORIAI_GOOGLE_CLIENT_ID. */
	public static function constant_of( string $name, string $key ): string {
		return 'MENTORIAI_' . strtoupper( $name . '_' . $key );
	}

	/** @return array<string, Provider> */
	private function all(): array {
		$configured = array();
		foreach ( self::ENDPOINTS as $name => $endpoints ) {
			$configured[ $name ] = array(
				'client_id'     => $this->key( $name, 'client_id' ),
				'client_secret' => $this->key( $name, 'client_secret' ),
			) + $endpoints;
		}
		$filtered  = apply_filters( 'mentoriai_oauth_providers', $configured ) ?? $configured;
		$providers = array();
		foreach ( array_keys( self::NAMES ) as $name ) {
			$given    = is_array( $filtered ) && is_array( $filtered[ $name ] ?? null ) ? $filtered[ $name ] : array();
			$provider = self::provider( $name, array_filter( $given, 'is_string' ) + self::ENDPOINTS[ $name ] );
			if ( null !== $provider ) {
				$providers[ $name ] = $provider;
			}
		}
		return $providers;
	}

	private function key( string $name, string $key ): string {
		$constant = self::constant_of( $name, $key );
		$value    = defined( $constant ) ? constant( $constant ) : $this->settings->get( $name . '_' . $key );
		return is_string( $value ) ? trim( $value ) : '';
	}

	/**
	 * Null where something is missing, or would go over the wire in the clear.
	 *
	 * @param array<string, string> $given
	 */
	private static function provider( string $name, array $given ): ?Provider {
		$urls = array( $given['authorize_url'], $given['token_url'], $given['userinfo_url'] );
		if ( '' === ( $given['client_id'] ?? '' ) || '' === ( $given['client_secret'] ?? '' ) || array_filter( $urls, self::is_safe( ... ) ) !== $urls ) {
			return null;
		}
		return new Provider(
			name: $name,
			client_id: $given['client_id'],
			client_secret: $given['client_secret'],
			authorize_url: $given['authorize_url'],
			token_url: $given['token_url'],
			userinfo_url: $given['userinfo_url'],
			scope: $given['scope'],
			has_pkce: 'google' === $name,
			returns_nonce: 'linkedin' !== $name,
			verifies_addresses: 'facebook' === $name
		);
	}

	/** Encrypted, or on this very machine. */
	private static function is_safe( string $url ): bool {
		$scheme = wp_parse_url( $url, PHP_URL_SCHEME );
		$host   = wp_parse_url( $url, PHP_URL_HOST );
		return 'https' === $scheme || ( 'http' === $scheme && in_array( $host, array( '127.0.0.1', 'localhost', '[::1]' ), true ) );
	}
}

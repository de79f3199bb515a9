<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

/**
 * The id_token of OpenID Connect. It is taken from the token endpoint only, over TLS, by ourselves: OpenID Connect
 * Core 3.1.3.7 (6) lets TLS stand in the place of the signature then. Issuer, audience, age and nonce are checked here.
 */
final class IdToken {

	/** How far the provider's clock may be off. */
	private const LEEWAY_SECONDS = 120;

	/**
	 * @param int $now Unix seconds.
	 * @return array<mixed> The claims.
	 * @throws ProviderFailure
	 */
	public static function claims( mixed $token, Provider $provider, string $nonce, int $now ): array {
		$parts  = is_string( $token ) ? explode( '.', $token ) : array();
		$claims = 3 === count( $parts ) ? json_decode( (string) base64_decode( strtr( $parts[1], '-_', '+/' ), true ), true, 8 ) : null;
		if ( ! is_array( $claims ) ) {
			throw new ProviderFailure( 'no id_token' );
		}
		$expires = $claims['exp'] ?? null;
		$problem = match ( true ) {
			! self::is_issuer( $claims['iss'] ?? null, $provider ) => 'issuer',
			! self::is_for( $claims['aud'] ?? null, $claims['azp'] ?? null, $provider->client_id ) => 'audience',
			! is_int( $expires ) || $expires + self::LEEWAY_SECONDS <= $now => 'age',
			! self::is_nonce( $claims['nonce'] ?? null, $nonce, $provider ) => 'nonce',
			default => '',
		};
		return '' === $problem ? $claims : throw new ProviderFailure( 'id_token: wrong ' . $problem );
	}

	/** The issuer lives where the person was sent to or where the token came from; Google may leave `https://` out. */
	private static function is_issuer( mixed $issuer, Provider $provider ): bool {
		if ( ! is_string( $issuer ) ) {
			return false;
		}
		$origin = self::origin( str_contains( $issuer, '://' ) ? $issuer : 'https://' . $issuer );
		return '' !== $origin && in_array( $origin, array( self::origin( $provider->authorize_url ), self::origin( $provider->token_url ) ), true );
	}

	private static function is_for( mixed $audience, mixed $party, string $client_id ): bool {
		$audiences = (array) $audience;
		return in_array( $client_id, $audiences, true ) && ( 1 === count( $audiences ) || $party === $client_id );
	}

	private static function is_nonce( mixed $sent_back, string $nonce, Provider $provider ): bool {
		if ( null === $sent_back ) {
			return ! $provider->returns_nonce;
		}
		return is_string( $sent_back ) && hash_equals( $nonce, $sent_back );
	}

	private static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		return is_array( $parts ) && isset( $parts['scheme'], $parts['host'] ) ? strtolower( $parts['scheme'] . '://' . $parts['host'] . ':' . ( $parts['port'] ?? '' ) ) : '';
	}
}

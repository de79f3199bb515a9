<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Clock;
use WP_Error;

/**
 * Talks to a provider, by WordPress's HTTP functions. The addresses are the operator's own, so that they
 * may be on this machine.
 */
final readonly class ProviderClient {

	private const TIMEOUT_SECONDS = 8;

	private const MAX_BYTES = 65536;

	public function __construct( private Clock $clock ) {}

	/**
	 * The address to send the browser to.
	 */
	public function authorize_url( Provider $provider, string $state, string $nonce, string $verifier ): string {
		$query = array(
			'response_type' => 'code',
			'client_id'     => $provider->client_id,
			'redirect_uri'  => $provider->callback_url(),
			'scope'         => $provider->scope,
			'state'         => $state,
		);
		if ( $provider->is_openid() ) {
			$query['nonce'] = $nonce;
		}
		if ( $provider->has_pkce ) {
			$query['code_challenge']        = self::base64url( hash( 'sha256', $verifier, true ) );
			$query['code_challenge_method'] = 'S256';
		}
		return $provider->authorize_url . ( str_contains( $provider->authorize_url, '?' ) ? '&' : '?' ) . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Trades the code for who the person is.
	 *
	 * @throws ProviderFailure
	 */
	public function person( Provider $provider, string $code, string $nonce, string $verifier ): SocialPerson {
		$tokens = $this->tokens( $provider, $code, $verifier );
		$access = $tokens['access_token'] ?? null;
		if ( ! is_string( $access ) || '' === $access ) {
			throw new ProviderFailure( 'no access_token' );
		}
		$id      = $provider->is_openid() ? IdToken::claims( $tokens['id_token'] ?? null, $provider, $nonce, $this->clock->now() ) : array();
		$profile = self::body( wp_remote_get( $provider->userinfo_url, self::options( array( 'Authorization' => 'Bearer ' . $access ) ) ), 'userinfo' );
		// Both speak of the same person (OpenID Connect Core 5.3.2).
		if ( array() !== $id && ( $profile['sub'] ?? null ) !== ( $id['sub'] ?? null ) ) {
			throw new ProviderFailure( 'userinfo is of somebody else' );
		}
		return SocialPerson::from_claims( $profile + $id, $provider->verifies_addresses );
	}

	/** For a `code_verifier`: 32 random bytes. */
	public static function new_verifier(): string {
		return self::base64url( random_bytes( 32 ) );
	}

	/**
	 * @return array<mixed>
	 * @throws ProviderFailure
	 */
	private function tokens( Provider $provider, string $code, string $verifier ): array {
		$body   = array(
			'grant_type'   => 'authorization_code',
			'code'         => $code,
			'redirect_uri' => $provider->callback_url(),
		) + ( $provider->has_pkce ? array( 'code_verifier' => $verifier ) : array() );
		$secret = array(
			'client_id'     => $provider->client_id,
			'client_secret' => $provider->client_secret,
		);
		$answer = wp_remote_post( $provider->token_url, array( 'body' => $body + $secret ) + self::options() );
		if ( 401 === wp_remote_retrieve_response_code( $answer ) ) {
			// LinkedIn and Facebook know the secret in the body only, the standard obliges others to HTTP Basic only (RFC 6749, 2.3.1).
			$basic  = base64_encode( rawurlencode( $provider->client_id ) . ':' . rawurlencode( $provider->client_secret ) );
			$answer = wp_remote_post( $provider->token_url, array( 'body' => $body ) + self::options( array( 'Authorization' => 'Basic ' . $basic ) ) );
		}
		return self::body( $answer, 'token endpoint' );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>
	 */
	private static function options( array $headers = array() ): array {
		return array(
			'timeout'             => self::TIMEOUT_SECONDS,
			'redirection'         => 0,
			'limit_response_size' => self::MAX_BYTES,
			'headers'             => $headers + array( 'Accept' => 'application/json' ),
		);
	}

	/**
	 * @param array<string, mixed>|WP_Error $answer
	 * @return array<mixed>
	 * @throws ProviderFailure
	 */
	private static function body( array|WP_Error $answer, string $what ): array {
		if ( $answer instanceof WP_Error ) {
			throw new ProviderFailure( $what . ': ' . $answer->get_error_message() );
		}
		$text = wp_remote_retrieve_body( $answer );
		$code = (int) wp_remote_retrieve_response_code( $answer );
		$data = strlen( $text ) < self::MAX_BYTES ? json_decode( $text, true, 8 ) : null;
		if ( 200 !== $code || ! is_array( $data ) ) {
			$error = is_array( $data ) && is_string( $data['error'] ?? null ) ? $data['error'] : 'no JSON object';
			throw new ProviderFailure( sprintf( '%s answered %d: %s', $what, $code, 200 === $code ? 'no JSON object' : substr( $error, 0, 100 ) ) );
		}
		return $data;
	}

	private static function base64url( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

/**
 * The ALTCHA protocol, version 2, as npm `altcha-lib` 2 has it: PBKDF2/SHA-256 with a known counter, so that making a
 * challenge costs one derivation and checking a solution only two HMACs.
 */
final readonly class Altcha {

	/** Iterations of one derivation: about 2 ms of the server, once for each challenge. */
	private const COST = 2000;

	/** How many derivations the browser makes: between these. */
	private const COUNTER_MIN = 150;
	private const COUNTER_MAX = 450;

	private const KEY_BYTES = 32;

	/** The parameters in the order they are signed in (sorted), and their forms. */
	private const PARAMETERS = array(
		'algorithm'    => '~^PBKDF2/SHA-256$~D',
		'cost'         => null,
		'expiresAt'    => null,
		'keyLength'    => null,
		'keyPrefix'    => '~^[0-9a-f]{32}$~D',
		'keySignature' => '~^[0-9a-f]{64}$~D',
		'nonce'        => '~^[0-9a-f]{32}$~D',
		'salt'         => '~^[0-9a-f]{32}$~D',
	);

	public function __construct(
		/** Signs challenges. */
		private string $signature_secret,
		/** Signs the key that solves one. */
		private string $key_secret
	) {}

	/**
	 * @param int $expires_at Unix seconds.
	 * @return array{parameters: array<string, int|string>, signature: string}
	 */
	public function challenge( int $expires_at ): array {
		$nonce      = random_bytes( 16 );
		$salt       = random_bytes( 16 );
		$counter    = random_int( self::COUNTER_MIN, self::COUNTER_MAX );
		$key        = hash_pbkdf2( 'sha256', $nonce . pack( 'N', $counter ), $salt, self::COST, self::KEY_BYTES, true );
		$parameters = array(
			'algorithm'    => 'PBKDF2/SHA-256',
			'cost'         => self::COST,
			'expiresAt'    => $expires_at,
			'keyLength'    => self::KEY_BYTES,
			'keyPrefix'    => bin2hex( substr( $key, 0, self::KEY_BYTES >> 1 ) ),
			'keySignature' => hash_hmac( 'sha256', $key, $this->key_secret ),
			'nonce'        => bin2hex( $nonce ),
			'salt'         => bin2hex( $salt ),
		);
		return array(
			'parameters' => $parameters,
			'signature'  => $this->sign( $parameters ),
		);
	}

	/**
	 * Checks a payload: base64 of `{challenge:{parameters,signature}, solution:{counter,derivedKey,time?}}`.
	 *
	 * @param int $now Unix seconds.
	 * @return array{id: string, expires_at: int}|null What makes the solution the same solution; null when it is wrong.
	 */
	public function verify( string $payload, int $now ): ?array {
		$decoded    = json_decode( (string) base64_decode( $payload, true ), true, 8 );
		$parameters = self::parameters( $decoded['challenge']['parameters'] ?? null );
		$signature  = $decoded['challenge']['signature'] ?? null;
		$counter    = $decoded['solution']['counter'] ?? null;
		$key        = $decoded['solution']['derivedKey'] ?? null;
		if ( null === $parameters || ! is_string( $signature ) || ! is_int( $counter ) || $counter < 0 || $counter > 0xffffffff
			|| ! is_string( $key ) || 1 !== preg_match( '~^(?:[0-9a-f]{2})+$~D', $key ) ) {
			return null;
		}
		$genuine = hash_equals( $this->sign( $parameters ), $signature )
			&& hash_equals( (string) $parameters['keySignature'], hash_hmac( 'sha256', (string) hex2bin( $key ), $this->key_secret ) );
		if ( ! $genuine || (int) $parameters['expiresAt'] < $now ) {
			return null;
		}
		return array(
			'id'         => (string) $parameters['nonce'],
			'expires_at' => (int) $parameters['expiresAt'],
		);
	}

	/**
	 * Exactly the parameters that a challenge of ours has, sorted.
	 *
	 * @return array<string, int|string>|null
	 */
	private static function parameters( mixed $sent ): ?array {
		if ( ! is_array( $sent ) || count( $sent ) !== count( self::PARAMETERS ) ) {
			return null;
		}
		$read = array();
		foreach ( self::PARAMETERS as $name => $form ) {
			$value = $sent[ $name ] ?? null;
			if ( null === $form ? ! is_int( $value ) : ! is_string( $value ) || 1 !== preg_match( $form, $value ) ) {
				return null;
			}
			$read[ $name ] = $value;
		}
		return $read;
	}

	/** @param array<string, int|string> $parameters Sorted. */
	private function sign( array $parameters ): string {
		return hash_hmac( 'sha256', (string) json_encode( $parameters, JSON_UNESCAPED_SLASHES ), $this->signature_secret ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the signature is over these very bytes, and unit tests run without WordPress.
	}
}

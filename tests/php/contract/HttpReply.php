<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use RuntimeException;

/**
 * An answer over HTTP.
 */
final readonly class HttpReply {

	/**
	 * @param array<string, string> $headers Lower-case name to value; repeated ones joined by a comma.
	 */
	private function __construct(
		public int $status,
		public array $headers,
		public string $body,
	) {}

	/**
	 * @param string|array<string, mixed>|null $body    An array goes as multipart/form-data.
	 * @param list<string>                     $headers Header lines.
	 */
	public static function of( string $method, string $url, string|array|null $body, array $headers ): self {
		$received = [];
		$curl     = curl_init( $url );
		if ( false === $curl || '' === $method ) {
			throw new RuntimeException( "bad address $url" );
		}
		curl_setopt_array(
			$curl,
			[
				CURLOPT_CUSTOMREQUEST  => $method,
				CURLOPT_NOBODY         => 'HEAD' === $method,
				// Without "Expect" curl would wait a second before a long body.
				CURLOPT_HTTPHEADER     => [ 'Expect:', ...$headers ],
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_ENCODING       => '',
				CURLOPT_TIMEOUT        => 30,
				CURLOPT_PROXY          => '',
				CURLOPT_HEADERFUNCTION => static function ( \CurlHandle $curl, string $line ) use ( &$received ): int {
					$parts = explode( ':', $line, 2 );
					if ( isset( $parts[1] ) ) {
						$name              = strtolower( trim( $parts[0] ) );
						$value             = trim( $parts[1] );
						$received[ $name ] = isset( $received[ $name ] ) ? $received[ $name ] . ', ' . $value : $value;
					}
					return strlen( $line );
				},
			]
		);
		if ( null !== $body ) {
			curl_setopt( $curl, CURLOPT_POSTFIELDS, $body );
		}
		$text = curl_exec( $curl );
		if ( ! is_string( $text ) ) {
			throw new RuntimeException( "$method $url: " . curl_error( $curl ) );
		}
		return new self( (int) curl_getinfo( $curl, CURLINFO_RESPONSE_CODE ), $received, $text );
	}

	/**
	 * The decoded JSON object or list.
	 *
	 * @return array<array-key, mixed>
	 */
	public function data(): array {
		$data = json_decode( $this->body, true, 64, JSON_THROW_ON_ERROR );
		if ( ! is_array( $data ) ) {
			throw new RuntimeException( 'neither an object nor a list: ' . $this->body );
		}
		return $data;
	}

	public function header( string $name ): ?string {
		return $this->headers[ strtolower( $name ) ] ?? null;
	}
}

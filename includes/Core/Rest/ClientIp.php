<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Settings;

/**
 * The address a request comes from. X-Forwarded-For counts only from trusted proxies: its right-most untrusted entry.
 */
final readonly class ClientIp {

	/** ::ffff:192.0.2.1 is the IPv4 address 192.0.2.1. */
	private const MAPPED_IPV4 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** Headers in which proxies name the visitor. Only the first is trusted. */
	private const FORWARDING = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_CF_CONNECTING_IP', 'HTTP_X_REAL_IP' );

	public function __construct( private Settings $settings ) {}

	public function get(): string {
		$address = self::server( 'REMOTE_ADDR' );
		if ( '' === self::server( 'HTTP_X_FORWARDED_FOR' ) ) {
			return $address;
		}
		$trusted = $this->trusted();
		$hops    = array_reverse( array_map( 'trim', explode( ',', self::server( 'HTTP_X_FORWARDED_FOR' ) ) ) );
		foreach ( $hops as $hop ) {
			if ( ! self::is_in( $address, $trusted ) || false === filter_var( $hop, FILTER_VALIDATE_IP ) ) {
				break;
			}
			$address = $hop;
		}
		return $address;
	}

	/**
	 * The proxy that forwarded this request and is not trusted; '' for none. One of a public address counts while no one is
	 * trusted: later the header may be a visitor's invention. Where the web server has put the visitor in its place already,
	 * the header names the peer itself.
	 */
	public function unknown_proxy(): string {
		$address    = self::server( 'REMOTE_ADDR' );
		$trusted    = $this->trusted();
		$forwarded  = array_values( array_filter( array_map( 'trim', explode( ',', implode( ',', array_map( self::server( ... ), self::FORWARDING ) ) ) ) ) );
		$is_private = false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		$is_unknown = array() !== $forwarded && ! self::is_in( $address, array( ...$forwarded, ...$trusted ) );
		return $is_unknown && ( $is_private || array() === $trusted ) ? $address : '';
	}

	/** @return list<string> Addresses or CIDR. */
	private function trusted(): array {
		$set = $this->settings->texts( 'trusted_proxies' );
		return array_values( array_filter( (array) ( apply_filters( 'mentoriai_trusted_proxies', $set ) ?? $set ), 'is_string' ) );
	}

	private static function server( string $key ): string {
		return isset( $_SERVER[ $key ] ) && is_string( $_SERVER[ $key ] ) ? (string) sanitize_text_field( wp_unslash( $_SERVER[ $key ] ) ) : '';
	}

	/** What rate limits apply to: all addresses of an IPv6 subscriber (a /64) are one. */
	public function network(): string {
		$address = $this->get();
		$packed  = false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? '' : (string) inet_pton( $address );
		return match ( true ) {
			'' === $packed => $address,
			str_starts_with( $packed, self::MAPPED_IPV4 ) => (string) inet_ntop( substr( $packed, 12 ) ),
			default => inet_ntop( substr( $packed, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64',
		};
	}

	/** @param list<string> $ranges Addresses or CIDR. */
	public static function is_in( string $address, array $ranges ): bool {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		foreach ( $ranges as $range ) {
			[ $net, $bits ] = array_pad( explode( '/', $range, 2 ), 2, null );
			$base           = false === filter_var( $net, FILTER_VALIDATE_IP ) ? false : inet_pton( (string) $net );
			if ( false === $base || false === $packed || strlen( $base ) !== strlen( $packed ) ) {
				continue;
			}
			$length = null === $bits ? (string) ( strlen( $base ) * 8 ) : $bits;
			// A non-numeric prefix would cast to /0 and match every IP.
			if ( ctype_digit( $length ) && self::first_bits( $base, (int) $length ) === self::first_bits( $packed, (int) $length ) ) {
				return true;
			}
		}
		return false;
	}

	private static function first_bits( string $packed, int $length ): string {
		$bits = '';
		foreach ( str_split( $packed ) as $byte ) {
			$bits .= str_pad( decbin( ord( $byte ) ), 8, '0', STR_PAD_LEFT );
		}
		return substr( $bits, 0, $length );
	}
}

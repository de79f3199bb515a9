<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Whose address a limit counts.
 */
final class ClientIpTest extends IntegrationTestCase {

	/** @return iterable<string, array{string, string, list<string>, string}> Peer, X-Forwarded-For, trusted, whose it is. */
	public static function requests(): iterable {
		yield 'nobody is trusted' => array( '203.0.113.7', '9.9.9.9', array(), '203.0.113.7' );
		yield 'a peer that is not the proxy' => array( '203.0.113.7', '9.9.9.9', array( '10.0.0.1' ), '203.0.113.7' );
		yield 'the proxy' => array( '10.0.0.1', '9.9.9.9', array( '10.0.0.1' ), '9.9.9.9' );
		yield 'what the visitor put in front' => array( '10.0.0.1', '1.1.1.1, 9.9.9.9', array( '10.0.0.1' ), '9.9.9.9' );
		yield 'a chain of proxies' => array( '10.0.0.1', '1.1.1.1, 9.9.9.9, 10.0.0.2', array( '10.0.0.0/8' ), '9.9.9.9' );
		yield 'rubbish in the chain' => array( '10.0.0.1', '9.9.9.9, <script>', array( '10.0.0.0/8' ), '10.0.0.1' );
		yield 'just inside a range' => array( '10.0.3.255', '9.9.9.9', array( '10.0.0.0/22' ), '9.9.9.9' );
		yield 'just outside a range' => array( '10.0.4.0', '9.9.9.9', array( '10.0.0.0/22' ), '10.0.4.0' );
		yield 'the other family' => array( '::1', '9.9.9.9', array( '0.0.0.0/1' ), '::1' );
		yield 'an IPv6 range' => array( '2001:db8::5', '2001:db9::1', array( '2001:db8::/32' ), '2001:db9::1' );
		yield 'a range that is none' => array( '10.0.0.1', '9.9.9.9', array( 'proxy.test/8' ), '10.0.0.1' );
	}

	/** @return iterable<string, array{string, array<string, string>, list<string>, string}> Peer, headers, trusted, the unknown proxy. */
	public static function proxies(): iterable {
		$told = array( 'HTTP_X_FORWARDED_FOR' => '203.0.113.9' );
		yield 'no proxy' => array( '198.51.100.7', array(), array(), '' );
		yield 'of the own network' => array( '10.0.3.7', $told, array(), '10.0.3.7' );
		yield 'that says it otherwise' => array( '10.0.3.7', array( 'HTTP_X_REAL_IP' => '203.0.113.9' ), array(), '10.0.3.7' );
		yield 'Cloudflare' => array( '162.158.1.1', array( 'HTTP_CF_CONNECTING_IP' => '203.0.113.9' ), array(), '162.158.1.1' );
		yield 'a CDN' => array( '192.0.2.77', $told, array(), '192.0.2.77' );
		yield 'the trusted one' => array( '10.0.3.7', $told, array( '10.0.0.0/8' ), '' );
		yield 'one more of the own network' => array( '10.0.3.7', $told, array( '10.0.0.1' ), '10.0.3.7' );
		yield 'a visitor who makes a header up' => array( '198.51.100.7', $told, array( '10.0.0.1' ), '' );
		yield 'put right by the web server' => array( '203.0.113.9', array( 'HTTP_CF_CONNECTING_IP' => '203.0.113.9' ) + $told, array(), '' );
	}

	/**
	 * @param array<string, string> $headers
	 * @param list<string>          $trusted
	 */
	#[DataProvider( 'proxies' )]
	public function test_a_proxy_that_nobody_told_of( string $peer, array $headers, array $trusted, string $expected ): void {
		add_filter( 'mentoriai_trusted_proxies', static fn (): array => $trusted );
		$_SERVER = array( 'REMOTE_ADDR' => $peer ) + $headers + $_SERVER;
		self::assertSame( $expected, ( new ClientIp( new Settings() ) )->unknown_proxy() );

		$health = apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mentoriai_proxy']['test']();
		self::assertSame( '' === $expected ? 'good' : 'critical', $health['status'] );
		$line = '162.158.1.1' === $peer ? '162.158.0.0/15' : $peer;
		self::assertSame( '' !== $expected, str_contains( $health['description'], "<code>$line</code>" ) );
	}

	public function test_limits_count_ipv6_by_subscriber(): void {
		$before   = $_SERVER;
		$networks = array();
		foreach ( array( '2001:db8:1:2::5', '2001:db8:1:2:ffff::1', '2001:db8:1:3::5', '203.0.113.7', '::ffff:203.0.113.7', 'rubbish' ) as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$networks[]             = ( new ClientIp( new Settings() ) )->network();
		}
		$_SERVER = $before;

		self::assertSame( array( '2001:db8:1:2::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64', '203.0.113.7', '203.0.113.7', 'rubbish' ), $networks );
	}

	/** @param list<string> $trusted */
	#[DataProvider( 'requests' )]
	public function test_forwarded_addresses( string $peer, string $forwarded, array $trusted, string $expected ): void {
		add_filter( 'mentoriai_trusted_proxies', static fn (): array => $trusted );
		$before  = $_SERVER;
		$_SERVER = array( 'REMOTE_ADDR' => $peer, 'HTTP_X_FORWARDED_FOR' => $forwarded ) + $_SERVER;
		$found   = ( new ClientIp( new Settings() ) )->get();
		$_SERVER = $before;

		self::assertSame( $expected, $found );
	}
}

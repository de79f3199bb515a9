<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

/**
 * Every route over HTTP for those who are nobody to data/v1: no token, an editor's cookies with and without their
 * nonce, a token that has run out and one that was given up. Members are in the integration suite's matrix.
 */
final class IdentityTest extends SafetyTestCase {

	public function test_cookies_nonces_and_dead_tokens_are_nobody_everywhere(): void {
		[ $cookies, $nonce ] = $this->staff();
		$expired             = bin2hex( random_bytes( 32 ) );
		$row                 = sprintf( '(token_hash, user_id, created_at, expires_at, last_seen, address) VALUES (\'%s\', %d, %d, %d, %d, \'%s\')', hash( 'sha256', $expired ), $this->id_of( 'founder@demo.test' ), time() - 21600, time(), time(), substr( hash( 'sha256', '127.0.0.1' ), 0, 16 ) );
		$this->as_server( sprintf( '$GLOBALS["wpdb"]->query( "INSERT INTO {$GLOBALS["wpdb"]->prefix}mentoriai_sessions " . %s );', var_export( $row, true ) ) );
		$ended = $this->new_login( 'founder@demo.test' );
		self::assertSame( 200, $this->api( 'POST', 'logout', null, $ended )->status );
		$nobodies = array(
			'cookie'                      => array( null, array( "Cookie: $cookies" ) ),
			'cookie and nonce'            => array( null, array( "Cookie: $cookies", "X-WP-Nonce: $nonce" ) ),
			'expired token'               => array( $expired, array() ),
			'ended token next to cookies' => array( $ended, array( "Cookie: $cookies", "X-WP-Nonce: $nonce" ) ),
		);
		$before   = $this->rows();
		$wrong    = array();
		foreach ( self::every_route() as $name => [ $method, $path, $is_open ] ) {
			if ( $is_open && 'POST' === $method ) {
				continue;
			}
			$guest = $this->bare( $method, $path );
			if ( ! $is_open ) {
				self::assert_refused( 401, 'not_logged_in', $guest );
			}
			foreach ( $is_open ? array_slice( $nobodies, 1, 2 ) : $nobodies as $who => [ $token, $headers ] ) {
				$reply = $this->bare( $method, $path, $token, ...$headers );
				if ( $guest->status !== $reply->status || ( $guest->body !== $reply->body && 'GET bot_challenge' !== $name ) ) {
					$wrong[] = "$name as $who: {$reply->status}";
				}
			}
		}
		self::assertSame( array(), $wrong );
		self::assertSame( $before, $this->rows(), 'A refused call changed something.' );
	}

	public function test_a_token_counts_nowhere_else(): void {
		$bearer = array( 'Authorization: Bearer ' . $this->login( 'mentor@demo.test' ) );
		self::assertSame( 401, $this->send( 'GET', '/wp-json/wp/v2/users/me', null, $bearer )->status );
		self::assertSame( 401, $this->send( 'GET', '/wp-json/wp/v2/settings', null, $bearer )->status );
		self::assertSame( 302, $this->send( 'GET', '/wp-admin/profile.php', null, $bearer )->status );
		self::assertSame( '0', $this->send( 'POST', '/wp-admin/admin-ajax.php', 'action=query-attachments', array( ...$bearer, 'Content-Type: application/x-www-form-urlencoded' ) )->body );
	}

	public function test_the_endpoints_of_wp_admin_want_staff_with_a_nonce(): void {
		[ $cookies ] = $this->staff();
		$index       = $this->send( 'GET', '/wp-json/mentoriai-admin/v1' )->data();
		self::assertIsArray( $index['routes'] ?? null );
		$asked = 0;
		foreach ( $index['routes'] as $pattern => $route ) {
			$path = (string) preg_replace( '~\(\?P<\w+>[^)]*\)~', '1', (string) $pattern );
			foreach ( $route['methods'] as $method ) {
				if ( '/mentoriai-admin/v1' === $path ) {
					continue;
				}
				foreach ( array( array(), array( 'Authorization: Bearer ' . $this->login( 'mentor@demo.test' ) ), array( "Cookie: $cookies" ), array( "Cookie: $cookies", 'X-WP-Nonce: 0123456789' ) ) as $headers ) {
					$reply = $this->send( $method, '/wp-json' . $path, 'GET' === $method ? null : '{}', array( 'Content-Type: application/json', ...$headers ) );
					// WordPress names missing fields before it asks who is there.
					self::assertContains( $reply->status, array( 400, 401, 403 ), "$method $path: {$reply->body}" );
					++$asked;
				}
			}
		}
		self::assertGreaterThan( 8, $asked );
	}
}

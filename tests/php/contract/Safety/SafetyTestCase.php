<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use MentoriaiPortal\Tests\Contract\Api\ApiTestCase;
use MentoriaiPortal\Tests\HttpReply;

/**
 * Every route of data/v1 as an address, and staff with the cookies of wp-admin.
 */
abstract class SafetyTestCase extends ApiTestCase {

	private const PLACES = array(
		'{slug}'     => 'nera-tokio',
		'{id}'       => '999999999',
		'{page}'     => '0',
		'{pageId}'   => '999999999',
		'{userHash}' => 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
		'{provider}' => 'google',
	);

	/** @return iterable<string, array{string, string, bool}> Method, path, whether guests may. */
	public static function every_route(): iterable {
		$json = (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( dirname( __DIR__, 4 ) . '/tools/export-schemas.php' ) );
		foreach ( get_object_vars( json_decode( $json, false, 128, JSON_THROW_ON_ERROR )->routes ) as $route ) {
			foreach ( $route->methods as $method ) {
				yield "$method {$route->path}" => array( $method, strtr( $route->path, self::PLACES ), 'guest' === $route->access );
			}
		}
	}

	/**
	 * An editor's cookies, and the nonce that goes with them.
	 *
	 * @return array{string, string}
	 */
	protected function staff( string $login = 'redaktore' ): array {
		$form  = array( 'log' => $login, 'pwd' => self::PASSWORD, 'testcookie' => '1', 'redirect_to' => '/wp-admin/profile.php' );
		$reply = $this->send( 'POST', '/wp-login.php', http_build_query( $form ), array( 'Cookie: wordpress_test_cookie=WP+Cookie+check' ) );
		self::assertSame( 302, $reply->status );
		preg_match_all( '~(wordpress(?:_logged_in|_sec)?_[0-9a-f]{32}=[^;]+)~', (string) $reply->header( 'Set-Cookie' ), $found );
		self::assertNotSame( array(), $found[1] );
		$cookies = implode( '; ', $found[1] );
		$nonce   = $this->send( 'GET', '/wp-admin/admin-ajax.php?action=rest-nonce', null, array( "Cookie: $cookies" ) )->body;
		self::assertMatchesRegularExpression( '~^[0-9a-f]{10}$~', $nonce );
		return array( $cookies, $nonce );
	}

	/** A call with nothing in it. */
	protected function bare( string $method, string $path, ?string $token = null, string ...$headers ): HttpReply {
		return $this->api( $method, $path, 'POST' === $method ? '{}' : null, $token, ...( 'POST' === $method ? array( 'Content-Type: application/json', ...array_values( $headers ) ) : array_values( $headers ) ) );
	}

	/**
	 * A hash of all rows but those that any request may move: limits, when somebody was last seen, what is on its way, pictures' placeholders, and the
	 * days that background work notes for itself, which may run beside the test.
	 */
	protected function rows(): string {
		return $this->as_server(
			'global $wpdb;
			foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
				if ( 1 === preg_match( "~(rate_limits|mail_queue|sessions|bot_solutions)$~", $table ) ) { continue; }
				$rows = $wpdb->get_results( "SELECT * FROM $table", ARRAY_A );
				$rows = array_filter( $rows, static fn ( array $row ): bool => 1 !== preg_match( "~^(_site)?_transient_|^cron$|^mentoriai_content|^mentoriai_mentor_plans|^mentoriai_(counts_forgotten|summary_week|files_looked|gone_accounts)$|^finished_updating_comment_type$~", $row["option_name"] ?? "" ) );
				$rows = array_filter( $rows, static fn ( array $row ): bool => ! in_array( $row["meta_key"] ?? "", array( "session_tokens", "_mentoriai_placeholder" ), true ) );
				echo $table, " ", md5( serialize( array_values( $rows ) ) ), "\n";
			}'
		);
	}
}

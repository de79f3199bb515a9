<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract;

use MentoriaiPortal\Tests\ContractTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The portal beside plugins that behave like those that many sites have; tests/fixtures/guests.
 */
final class GuestsTest extends ContractTestCase {

	/** @return iterable<string, array{string}> */
	public static function of_rest(): iterable {
		foreach ( array( 'null-in-rest', 'bearer-of-its-own', 'last-word', 'rest-off', 'forced-log-in' ) as $name ) {
			yield $name => array( $name );
		}
	}

	#[DataProvider( 'of_rest' )]
	public function test_the_api_answers_as_without_them( string $guest ): void {
		$token = $this->login( 'mentor@demo.test' );
		$this->set( 'guests', array( $guest ) );

		$public = $this->api( 'GET', 'get_events' );
		self::assertSame( array( 200, 'public, max-age=60, stale-while-revalidate=300' ), array( $public->status, $public->header( 'Cache-Control' ) ) );
		self::assertTrue( array_is_list( $public->data() ) );
		$mine = $this->api( 'GET', 'user', null, $token );
		self::assertSame( array( 200, 'mentor@demo.test' ), array( $mine->status, $mine->data()['user']['email'] ?? null ) );
		self::assertSame( 200, $this->api( 'POST', 'set_message_mails', array( 'on' => true ), $token )->status );
		foreach ( array( 'user' => array( 401, 'not_logged_in' ), 'no_such_thing' => array( 404, 'not_found' ), 'logout' => array( 405, 'method_not_allowed' ) ) as $path => $refusal ) {
			$reply = $this->api( 'GET', $path );
			self::assertSame( $refusal, array( $reply->status, $reply->data()['errorCode'] ?? null ), $path );
		}
		$wrong = array( 'email' => 'mentor@demo.test', 'password' => self::PASSWORD, 'bot_token' => 'x' );
		self::assertSame( 'bot_check_failed', $this->api( 'POST', 'login', $wrong )->data()['errorCode'] ?? null );
	}

	/** The API knows no cookie, so it cannot tell who is signed in there; what is public stays so. */
	public function test_a_site_with_forced_log_in_closes_its_pages(): void {
		$this->set( 'guests', array( 'forced-log-in' ) );

		$page = $this->send( 'GET', '/e-mentoriai' );
		self::assertSame( 302, $page->status );
		self::assertStringContainsString( 'wp-login.php', (string) $page->header( 'Location' ) );
		self::assertSame( 401, $this->send( 'GET', '/wp-json/wp/v2/posts' )->status );
		self::assertSame( 200, $this->api( 'GET', 'get_home' )->status );
	}
}

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

	public function test_pages_keep_language_and_addresses_beside_a_plugin_of_translations(): void {
		$this->set( 'guests', array( 'translations' ) );
		foreach ( array( '/en/' => 'en', '/en/renginiai' => 'en', '/en/mentorius/rasa-kazlauskiene' => 'en', '/renginiai' => 'lt' ) as $path => $lang ) {
			$page = $this->send( 'GET', $path )->body;
			self::assertStringContainsString( "<html lang=\"$lang\"", $page, $path );
			self::assertStringContainsString( '<link rel="canonical" href="' . self::url( $path ) . '">', $page );
			self::assertStringContainsString( '"restUrl":"' . self::url( '/wp-json/data/v1/' ) . '"', $page );
			self::assertStringNotContainsString( self::url( '/en/en' ), $page );
		}
	}

	public function test_the_head_of_an_seo_plugin_stands_back(): void {
		$this->set( 'guests', array( 'seo' ) );
		foreach ( array( '/e-mentoriai' => '', '/en/renginiai' => '', '/prisijungti' => 'noindex', '/zinutes' => 'noindex', '/apklausa/1/' . str_repeat( 'a', 64 ) => 'noindex' ) as $path => $robots ) {
			$reply = $this->send( 'GET', $path );
			self::assertSame( array( 1, '' === $robots ? 1 : 0, '' === $robots ? 1 : 0 ), array( substr_count( $reply->body, '<title>' ), substr_count( $reply->body, 'rel="canonical"' ), substr_count( $reply->body, 'og:title' ) ), $path );
			self::assertSame( '' === $robots ? null : $robots, $reply->header( 'X-Robots-Tag' ), $path );
			self::assertSame( '' === $robots ? 0 : 1, preg_match_all( '~<meta name="robots" content="noindex">~', $reply->body ), $path );
		}
	}

	public function test_our_parts_of_the_sitemap_outlive_that_of_wordpress(): void {
		$this->set( 'guests', array( 'seo' ) );

		$robots = $this->send( 'GET', '/robots.txt' )->body;
		$index  = $this->send( 'GET', '/seo-sitemap.xml' )->body;
		foreach ( array( 'events', 'stories', 'mentors', 'hubs' ) as $kind ) {
			$part = self::url( "/wp-sitemap-portal-$kind-1.xml" );
			self::assertStringContainsString( "Sitemap: $part\n", $robots );
			self::assertStringContainsString( "<loc>$part</loc>", $index );
			$reply = $this->send( 'GET', "/wp-sitemap-portal-$kind-1.xml" );
			self::assertSame( array( 200, true ), array( $reply->status, str_contains( $reply->body, '<loc>' . self::url( '/' ) ) ), $kind );
		}
		self::assertStringContainsString( self::url( '/renginiai' ), $index );
		foreach ( array( '/zinutes', '/profilis', '/prisijungti' ) as $private ) {
			self::assertStringNotContainsString( self::url( $private ), $index );
		}
		self::assertSame( 404, $this->send( 'GET', '/wp-sitemap-portal-events-99.xml' )->status );
	}

	public function test_who_is_hidden_leaves_a_page_cache_at_once(): void {
		$this->set( 'guests', array( 'page-cache' ) );
		$id   = (int) $this->as_server( 'echo get_user_by( "email", "mentor2@demo.test" )->ID;' );
		$slug = $this->as_server( "echo get_user_meta( $id, 'mentoriai_slug', true );" );
		try {
			foreach ( array( "/mentorius/$slug", '/e-mentoriai' ) as $path ) {
				// Background work may change a page meanwhile, and empty the cache.
				$kept = array_map( fn (): ?string => $this->send( 'GET', $path )->header( 'X-Kept' ), range( 1, 4 ) );
				self::assertSame( 'yes', $kept[3], $path );
			}
			$this->as_server( "do_action( 'mentoriai_set_user_status', $id, 'paused', 'x' );" );
			$gone = $this->send( 'GET', "/mentorius/$slug" );
			self::assertSame( array( 404, null ), array( $gone->status, $gone->header( 'X-Kept' ) ) );
			self::assertNull( $this->send( 'GET', '/e-mentoriai' )->header( 'X-Kept' ) );
		} finally {
			$this->as_server( "do_action( 'mentoriai_set_user_status', $id, 'public' ); do_action( 'cache_enabler_clear_site_cache' );" );
		}
	}

	public function test_a_page_that_needs_its_headers_is_not_kept_without_them(): void {
		$this->set( 'guests', array( 'page-cache' ) );
		foreach ( array( '/prisijungti', '/profilis', '/atstatyti-slaptazodi?key=x', '/nera-tokio', '/wp-json/data/v1/get_events' ) as $path ) {
			$this->send( 'GET', $path );
			self::assertNull( $this->send( 'GET', $path )->header( 'X-Kept' ), $path );
		}
	}

	public function test_a_minifier_leaves_pages_of_the_portal_alone(): void {
		$this->set( 'guests', array( 'minifier' ) );
		$page = $this->send( 'GET', '/prisijungti' )->body;
		self::assertStringNotContainsString( 'src="data:', $page );
		self::assertStringContainsString( 'lt_LT-mentoriai-app.js', $page, 'Texts are not named as minified.' );
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

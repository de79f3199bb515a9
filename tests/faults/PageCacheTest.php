<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

use MentoriaiPortal\Tests\HttpReply;

/**
 * The page cache of docs/scale-out.md before both nodes: guests' pages come from it, nobody's own answer ever does.
 */
final class PageCacheTest extends FaultTestCase {

	/** A query of this test alone, so that each begins with an empty cache. */
	private string $fresh;

	protected function setUp(): void {
		parent::setUp();
		$this->fresh = 'nr=' . bin2hex( random_bytes( 6 ) );
	}

	/** @param list<string> $headers */
	private function ask( string $path, array $headers = [], string $method = 'GET', ?string $body = null ): HttpReply {
		$site = (string) preg_replace( '~^http://~', '', self::url() );
		return HttpReply::of( $method, getenv( 'MENTORIAI_CACHED_URL' ) . $path, $body, [ 'Host: ' . $site, ...$headers ] );
	}

	public function test_pages_and_public_answers_come_from_it_for_guests(): void {
		foreach ( [ "/?{$this->fresh}", "/wp-json/data/v1/get_home?{$this->fresh}", "/wp-json/data/v1/mentoriai_dynamic?{$this->fresh}" ] as $path ) {
			$first  = $this->ask( $path );
			$second = $this->ask( $path );
			self::assertSame( [ 'MISS', 'HIT' ], [ $first->header( 'X-Cache' ), $second->header( 'X-Cache' ) ], $path );
			self::assertSame( $first->body, $second->body );
		}
	}

	public function test_it_is_gone_through_for_a_bearer_and_nothing_of_theirs_is_kept(): void {
		$one    = $this->person( 'frontuser' );
		$other  = $this->person( 'mentorius' );
		$bearer = static fn ( array $person ): array => [ 'Authorization: Bearer ' . $person['token'] ];
		foreach ( [ 'user/', 'user-profile/', 'get_conversations/', 'get-user-id/', 'get_home' ] as $route ) {
			$path    = "/wp-json/data/v1/$route?{$this->fresh}";
			$replies = [ $this->ask( $path, $bearer( $one ) ), $this->ask( $path, $bearer( $one ) ), $this->ask( $path, $bearer( $other ) ) ];
			foreach ( $replies as $reply ) {
				self::assertSame( [ 200, 'BYPASS' ], [ $reply->status, $reply->header( 'X-Cache' ) ], $route );
				self::assertSame( 'private, no-store', $reply->header( 'Cache-Control' ), $route );
			}
			if ( in_array( $route, [ 'user/', 'get-user-id/' ], true ) ) {
				self::assertNotSame( $replies[0]->body, $replies[2]->body );
				self::assertSame( [ 401, 401 ], [ $this->ask( $path )->status, $this->ask( $path )->status ], 'a guest asks the same address' );
			}
		}
	}

	public function test_refusals_posts_and_wp_admin_are_not_kept(): void {
		for ( $round = 0; $round < 2; $round++ ) {
			self::assertNotSame( 'HIT', $this->ask( "/wp-json/data/v1/user/?{$this->fresh}" )->header( 'X-Cache' ) );
			self::assertNotSame( 'HIT', $this->ask( "/nera-tokio-puslapio?{$this->fresh}" )->header( 'X-Cache' ) );
			self::assertSame( 'BYPASS', $this->ask( "/wp-login.php?{$this->fresh}" )->header( 'X-Cache' ) );
			self::assertSame( 'BYPASS', $this->ask( "/wp-json/wp/v2/types?{$this->fresh}" )->header( 'X-Cache' ) );
			self::assertNotSame( 'HIT', $this->ask( "/wp-json/data/v1/mentoriai_dynamic?{$this->fresh}", [ 'Content-Type: application/json' ], 'POST', '{}' )->header( 'X-Cache' ) );
		}
	}

	public function test_staff_who_are_logged_in_see_and_leave_nothing_there(): void {
		$staff = [ 'Cookie: wordpress_logged_in_abc=admin' ];
		$path  = "/?{$this->fresh}";
		self::assertSame( 'BYPASS', $this->ask( $path, $staff )->header( 'X-Cache' ) );
		self::assertSame( 'MISS', $this->ask( $path )->header( 'X-Cache' ) );
		self::assertSame( 'BYPASS', $this->ask( $path, $staff )->header( 'X-Cache' ) );
	}

	public function test_guests_go_on_reading_while_the_database_is_away(): void {
		$path = "/wp-json/data/v1/get_home?{$this->fresh}";
		$body = $this->ask( $path )->body;
		$this->kill( 'database' );
		self::assertSame( $body, $this->ask( $path )->body );
		self::assertSame( 500, $this->ask( $path, [ 'Authorization: Bearer ' . str_repeat( '0', 64 ) ] )->status );
	}

	public function test_one_language_and_origin_is_not_answered_with_another(): void {
		$path = '/wp-json/data/v1/get_menu';
		self::assertNotSame( $this->ask( "$path?lang=lt&{$this->fresh}" )->body, $this->ask( "$path?lang=en&{$this->fresh}" )->body );
		$own     = self::url();
		$allowed = $this->ask( "$path?{$this->fresh}", [ "Origin: $own" ] );
		$foreign = $this->ask( "$path?{$this->fresh}", [ 'Origin: https://example.org' ] );
		self::assertSame( [ $own, null ], [ $allowed->header( 'Access-Control-Allow-Origin' ), $foreign->header( 'Access-Control-Allow-Origin' ) ] );
	}
}

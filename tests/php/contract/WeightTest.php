<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract;

use MentoriaiPortal\Tests\ContractTestCase;
use MentoriaiPortal\Tests\HttpReply;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What the portal costs a request: files of its own and queries, counted by the served site.
 */
final class WeightTest extends ContractTestCase {

	/** @return iterable<string, array{string, int}> Path, files of ours at most */
	public static function foreign(): iterable {
		yield 'log-in form' => array( '/wp-login.php', 22 );
		yield 'feed' => array( '/feed/', 29 );
		yield 'types' => array( '/wp-json/wp/v2/types', 23 );
		yield 'posts' => array( '/wp-json/wp/v2/posts', 25 );
		yield 'an empty route' => array( '/wp-json/wp/v2/statuses', 23 );
		yield 'a page of the theme' => array( '/?s=zodis', 54 );
	}

	#[DataProvider( 'foreign' )]
	public function test_requests_of_others_load_little_and_ask_nothing( string $path, int $files ): void {
		// The first one, and the first after something else on the site has changed a page, makes the list of pages ready.
		$weights = array_map( fn (): array => $this->weigh( $path ), range( 1, 4 ) );
		self::assertLessThanOrEqual( $files, min( array_column( $weights, 0 ) ) );
		self::assertSame( 0, min( array_column( $weights, 1 ) ) );
	}

	public function test_a_poll_loads_what_it_needs(): void {
		$token = $this->login( 'founder@demo.test' );
		$id    = $this->api( 'GET', 'get_conversations/', null, $token )->data()[0]['id'];
		self::assertLessThanOrEqual( 80, $this->weigh( "/wp-json/data/v1/get_conversation_meta/?convo_id=$id", 'Authorization: Bearer ' . $token )[0] );
	}

	public function test_today_builds_only_the_modules_that_give_it_something(): void {
		$token = $this->login( 'founder@demo.test' );
		// The first one makes the list of events ready.
		$weights = array_map( fn (): array => $this->weigh( '/wp-json/data/v1/today', 'Authorization: Bearer ' . $token ), range( 1, 2 ) );
		self::assertLessThanOrEqual( 135, min( array_column( $weights, 0 ) ) );
	}

	/** @return array{int, int} Files, queries. */
	private function weigh( string $path, string ...$headers ): array {
		$reply = $this->send( 'GET', $path, null, array( 'X-Mentoriai-Weight: 1', ...array_values( $headers ) ) );
		self::assertSame( 200, $reply->status, $reply->body );
		return array( self::number( $reply, 'X-Mentoriai-Files' ), self::number( $reply, 'X-Mentoriai-Queries' ) );
	}

	private static function number( HttpReply $reply, string $header ): int {
		self::assertMatchesRegularExpression( '~^\d+$~D', $reply->header( $header ) ?? '', $header );
		return (int) $reply->header( $header );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What WordPress shows to everybody holds neither conversations nor members (docs/contract.md#around-the-api).
 */
final class SecrecyTest extends ApiTestCase {

	private const SUBJECT = 'Slaptoji-tema-zx81';

	private static int $convo = 0;

	/** @return iterable<string, array{string, int|null}> Path, where {id} is a conversation's, and the status. */
	public static function ways_to_a_conversation(): iterable {
		yield 'types' => array( '/wp-json/wp/v2/types', 200 );
		yield 'collection' => array( '/wp-json/wp/v2/mentoriai_convo', 404 );
		yield 'item' => array( '/wp-json/wp/v2/mentoriai_convo/{id}', 404 );
		yield 'as a post' => array( '/wp-json/wp/v2/posts/{id}', 404 );
		yield 'as a page' => array( '/wp-json/wp/v2/pages/{id}', 404 );
		yield 'plans' => array( '/wp-json/wp/v2/mentoriai_plan', 404 );
		yield 'surveys' => array( '/wp-json/wp/v2/mentoriai_survey', 404 );
		yield 'search by REST' => array( '/wp-json/wp/v2/search?search=zx81', 200 );
		yield 'search by REST, by type' => array( '/wp-json/wp/v2/search?search=zx81&subtype=mentoriai_convo', 400 );
		yield 'search' => array( '/?s=zx81', null );
		yield 'search by type' => array( '/?s=zx81&post_type=mentoriai_convo', null );
		yield 'feed' => array( '/feed/', 200 );
		yield 'feed by type' => array( '/?feed=rss2&post_type=mentoriai_convo', null );
		yield 'feed of the post' => array( '/?feed=rss2&p={id}', null );
		yield 'by number' => array( '/?p={id}', 404 );
		yield 'by number and type' => array( '/?p={id}&post_type=mentoriai_convo', 404 );
		yield 'by type' => array( '/?post_type=mentoriai_convo', null );
		yield 'by name' => array( '/?mentoriai_convo=slaptoji-tema-zx81', null );
		yield 'sitemap' => array( '/wp-sitemap.xml', 200 );
		yield 'sitemap of the type' => array( '/wp-sitemap-posts-mentoriai_convo-1.xml', 404 );
		yield 'oEmbed' => array( '/wp-json/oembed/1.0/embed?url={url}%2F%3Fp%3D{id}', 404 );
		yield 'the screen itself' => array( '/pokalbis/{id}', 200 );
	}

	#[DataProvider( 'ways_to_a_conversation' )]
	public function test_a_conversation_is_nowhere( string $path, ?int $status ): void {
		if ( 0 === self::$convo ) {
			self::$convo = $this->new_conversation( $this->new_founder()['token'], array( 'subject' => self::SUBJECT ) );
		}
		$reply = $this->send( 'GET', strtr( $path, array( '{id}' => (string) self::$convo, '{url}' => rawurlencode( self::url() ) ) ) );

		self::assertStringNotContainsString( self::SUBJECT, $reply->body );
		self::assertStringNotContainsString( '"mentoriai_convo"', $reply->body );
		self::assertStringNotContainsString( 'mentoriai_convo-', $reply->body );
		null === $status ? self::assertContains( $reply->status, array( 200, 301, 302, 404 ) ) : self::assertSame( $status, $reply->status );
	}

	public function test_no_list_of_wordpress_names_a_member(): void {
		$member = $this->id_of( 'founder@demo.test' );
		[ $login, $nicename, $name ] = json_decode( $this->as_server( "\$u = get_userdata( $member ); echo wp_json_encode( [ \$u->user_login, \$u->user_nicename, \$u->display_name ] );" ), true );

		foreach ( array( '/wp-json/wp/v2/users', '/wp-json/wp/v2/users?per_page=100&orderby=id', '/wp-json/wp/v2/users?search=founder', "/wp-json/wp/v2/users?include=$member", "/wp-json/wp/v2/users?slug=$nicename", '/wp-sitemap-users-1.xml', '/feed/' ) as $path ) {
			$body = (string) json_encode( $this->send( 'GET', $path )->body );
			foreach ( array( 'founder@demo.test', '"' . $login . '"', trim( (string) json_encode( $name ), '"' ), "author/$nicename" ) as $trace ) {
				self::assertStringNotContainsString( $trace, $body, "$path: $trace" );
			}
		}
		foreach ( self::demo()['accounts'] as $account ) {
			if ( in_array( $account['role'], array( 'frontuser', 'mentorius', 'neapsisprendes' ), true ) ) {
				$id = $this->id_of( $account['email'] );
				self::assertContains( $this->send( 'GET', "/wp-json/wp/v2/users/$id" )->status, array( 401, 403, 404 ), $account['email'] );
				self::assertSame( 404, $this->send( 'GET', "/?author=$id" )->status, $account['email'] );
			}
		}
		self::assertSame( 404, $this->send( 'GET', "/author/$nicename/" )->status );
		self::assertSame( 404, $this->send( 'GET', "/author/$nicename/feed/" )->status );
		// Who has written pages and events only has no archive either, and no log-in of staff is told by one.
		self::assertSame( array( 404, 404 ), array( $this->send( 'GET', '/?author=1' )->status, $this->send( 'GET', '/author/admin' )->status ) );
		self::assertStringNotContainsString( '/author/', $this->send( 'GET', '/wp-sitemap-users-1.xml' )->body );
	}

	public function test_pages_hold_nothing_of_the_person_who_asks(): void {
		$token = $this->login( 'founder@demo.test' );
		foreach ( array( '/', '/zinutes', '/profilis', '/pokalbis/1', '/veiksmu-planai/1', '/rezultatai', '/en/zinutes' ) as $path ) {
			$guest  = $this->send( 'GET', $path );
			$member = $this->send( 'GET', $path, null, array( "Authorization: Bearer $token", "Cookie: mentoriai.session=$token" ) );
			self::assertSame( 200, $guest->status );
			self::assertStringNotContainsString( 'founder@demo.test', $member->body );
			self::assertStringNotContainsString( $token, $member->body );
			self::assertNull( $guest->header( 'Set-Cookie' ) );
			self::assertSame( $guest->body, $member->body, $path );
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use PHPUnit\Framework\Attributes\DataProvider;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * What only real HTTP can carry: hosts, encodings, chunks, odd paths and queries. The part's log must stay empty.
 */
final class RawHttpTest extends SafetyTestCase {

	private const JSON = 'Content-Type: application/json';

	public function test_mailed_links_are_the_sites_own_whatever_host_is_named(): void {
		$email = $this->new_founder()['email'];
		$claims = array( 'Host: evil.test', 'X-Forwarded-Host: evil.test', 'X-Host: evil.test', 'Forwarded: host=evil.test' );
		self::assertSame( 200, $this->api( 'POST', 'lost', array( 'email' => $email, 'bot_token' => $this->bot_token() ), null, ...$claims )->status );
		$mail = $this->newest_mail( $email, 'key=' );
		self::assertStringNotContainsString( 'evil.test', $mail );
		self::assertStringContainsString( self::url( '/atstatyti-slaptazodi?' ), $mail );
	}

	/** @return iterable<string, array{list<string>, string, int, string}> Headers, body of message_reply, status, code. */
	public static function bodies(): iterable {
		$json = '{"convo_id":999999999,"content":"x"}';
		yield 'no type' => array( array( 'Content-Type:' ), $json, 415, 'unsupported_type' );
		yield 'two types' => array( array( self::JSON, 'Content-Type: text/plain' ), $json, 415, 'unsupported_type' );
		yield 'compressed' => array( array( self::JSON, 'Content-Encoding: gzip' ), (string) gzencode( $json ), 400, 'invalid_input' );
		yield 'a bomb' => array( array( self::JSON, 'Content-Encoding: gzip' ), (string) gzencode( str_repeat( ' ', 20000000 ) ), 400, 'invalid_input' );
		yield 'in chunks' => array( array( self::JSON, 'Transfer-Encoding: chunked', 'Content-Length:' ), $json, 404, 'not_found' );
		yield 'a byte too many in chunks' => array( array( self::JSON, 'Transfer-Encoding: chunked', 'Content-Length:' ), str_pad( $json, 65537 ), 413, 'too_large' );
		yield '64 KB' => array( array( self::JSON ), str_pad( $json, 65536 ), 404, 'not_found' );
		yield 'a byte too many' => array( array( self::JSON ), str_pad( $json, 65537 ), 413, 'too_large' );
		yield 'a form of 64 KB and a byte' => array( array( 'Content-Type: application/x-www-form-urlencoded' ), str_pad( 'convo_id=999999999&content=x', 65537, '+' ), 413, 'too_large' );
		yield 'a form with a thousand fields' => array( array( 'Content-Type: application/x-www-form-urlencoded' ), 'convo_id=999999999&content=x' . str_repeat( '&a[]=1', 900 ), 404, 'not_found' );
		yield 'files where none are read' => array( array( 'Content-Type: multipart/form-data; boundary=b' ), "--b\r\nContent-Disposition: form-data; name=\"content\"; filename=\"a.php\"\r\n\r\n<?php\r\n--b--\r\n", 415, 'unsupported_type' );
		yield 'a multipart body without an end' => array( array( 'Content-Type: multipart/form-data; boundary=b' ), "--b\r\nContent-Disposition: form-data; name=\"content\"", 415, 'unsupported_type' );
		yield 'another length is announced by a header of ours' => array( array( self::JSON, 'X-Content-Length: 1' ), $json, 404, 'not_found' );
	}

	/** @param list<string> $headers */
	#[DataProvider( 'bodies' )]
	public function test_bodies( array $headers, string $body, int $status, string $code ): void {
		self::assert_refused( $status, $code, $this->api( 'POST', 'message_reply', $body, $this->login( 'founder@demo.test' ), ...$headers ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function addresses(): iterable {
		foreach ( array( 'lang[]=en', 'lang[a][b]=en', 'lang=%00', 'lang=%FF', 'lang=en%27', 'lang=../en', '_fields[]=x&_embed[]=y', '_method[]=DELETE', 'page[]=1' ) as $query ) {
			yield $query => array( "get_menu?$query", 200 );
		}
		yield 'arrays for texts' => array( 'mentoriai_dynamic?keyword[]=a&tax[a]=b&page[]=1', 400 );
		yield 'an array for a town' => array( 'events.ics?miestas[]=Kaunas', 400 );
		yield 'text that is no UTF-8' => array( 'mentoriai_dynamic?keyword=%FF%FE', 400 );
		yield 'a surrogate' => array( 'mentoriai_dynamic?keyword=%ED%A0%80', 400 );
		yield 'NUL' => array( 'mentoriai_dynamic?keyword=a%00b', 200 );
		yield 'a slug that is no UTF-8' => array( 'events/%FF', 404 );
		yield 'a slash in a slug' => array( 'events/a%2Fb', 404 );
		yield 'two slashes' => array( 'events//ics', 404 );
		yield 'encoded twice' => array( 'events/%252e%252e%252fwp-config', 404 );
		yield 'a long slug' => array( 'events/' . str_repeat( 'a', 7000 ), 400 );
	}

	#[DataProvider( 'addresses' )]
	public function test_addresses( string $path, int $status ): void {
		$reply = $this->api( 'GET', $path );
		self::assertSame( $status, $reply->status, $reply->body );
		self::assertStringStartsWith( 'application/json', (string) $reply->header( 'Content-Type' ) );
		self::assertSame( 200 === $status, $reply->data()['status'] );
	}

	public function test_two_identities_are_none(): void {
		$token = $this->login( 'founder@demo.test' );
		self::assertSame( 401, $this->api( 'GET', 'user', null, $token, "Authorization: Bearer $token" )->status );
		self::assertSame( 401, $this->api( 'GET', 'user', null, null, "X-Authorization: Bearer $token" )->status );
		self::assertSame( 200, $this->api( 'GET', 'user', null, null, "Authorization:    Bearer   $token" )->status );
	}

	public function test_three_hundred_random_requests_are_answered_in_order(): void {
		$random = new Randomizer( new Mt19937( 20261121 ) );
		$token  = $this->login( 'founder2@demo.test' );
		$routes = array_values( iterator_to_array( self::every_route() ) );
		$pieces = array( '%', '%00', '%FF', '[]', '[a]', '=', '&', '+', "'", '"', '<', '\\', '/', '//', '..', ';', '#', '{', '?', '%25', '%0D%0A', '1e9', '-1', '%C4%85' );
		$wrong  = array();
		for ( $number = 0; $number < 300; $number++ ) {
			[ $method, $path ] = $routes[ $random->getInt( 0, count( $routes ) - 1 ) ];
			if ( 1 === preg_match( '~^(logout|leave_portal|set-user-pass|sessions_end)~', $path ) ) {
				continue;
			}
			$piece = static fn (): string => str_replace( array( '#', '"', '<', '\\', ' ' ), array( '%23', '%22', '%3C', '%5C', '%20' ), $pieces[ $random->getInt( 0, count( $pieces ) - 1 ) ] );
			$path .= 0 === $random->getInt( 0, 2 ) ? $piece() : '';
			$path .= '?' . $piece() . '=' . $piece() . '&lang' . $piece() . '=' . $piece() . '&id=' . $piece();
			$body  = 'POST' === $method ? $random->getBytes( $random->getInt( 1, 200 ) ) : null;
			$reply = $this->api( $method, $path, $body, $token, 0 === $random->getInt( 0, 3 ) ? 'Content-Type: application/x-www-form-urlencoded' : self::JSON );
			// Some paths the demo's server itself does not pass on.
			if ( 404 === $reply->status && "Not found\n" === $reply->body ) {
				continue;
			}
			if ( ! in_array( $reply->status, array( 200, 302, 400, 403, 404, 405, 409, 415 ), true ) || ( 302 !== $reply->status && ! str_starts_with( (string) $reply->header( 'Content-Type' ), 'application/json' ) && ! str_starts_with( (string) $reply->header( 'Content-Type' ), 'text/calendar' ) ) ) {
				$wrong[] = "no. $number $method $path: {$reply->status} " . substr( $reply->body, 0, 200 );
			}
		}
		self::assertSame( array(), $wrong );
	}
}

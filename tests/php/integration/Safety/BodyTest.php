<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/**
 * How long, how deep and in which form a body may be (docs/contract.md#conventions).
 */
#[Group( 'any-database' )]
final class BodyTest extends SafetyTestCase {

	private const OK = array( 200, '' );

	private const INVALID = array( 400, 'invalid_input' );

	private const UNSUPPORTED = array( 415, 'unsupported_type' );

	/** @return iterable<string, array{string, int}> */
	public static function bounds(): iterable {
		foreach ( Calls::routes() as $route ) {
			if ( str_starts_with( $route, 'POST ' ) && ! str_contains( $route, 'user/edit' ) ) {
				yield $route => array( $route, 'POST save_new_plan' === $route ? 1048576 : 65536 );
			}
		}
	}

	#[DataProvider( 'bounds' )]
	public function test_a_byte_too_many_is_413_and_changes_nothing( string $route, int $bytes ): void {
		$fields = $this->world->fields( Calls::of( $route ), Calls::caller( $route ) );
		$body   = (string) wp_json_encode( (object) $fields );
		$token  = $this->world->token( Calls::caller( $route ) );
		$before = Rows::prints();
		$path   = strtr( substr( $route, 5 ), array( '{page}' => '0' ) );
		self::assertSame( array( 413, 'too_large' ), self::refusal( $this->request( 'POST', $path, str_pad( $body, $bytes + 1 ), $token ) ) );
		// The length that is announced counts too, before the body is looked at.
		self::assertSame( array( 413, 'too_large' ), self::refusal( $this->request( 'POST', $path, $body, $token, array( 'Content-Type' => 'application/json', 'Content-Length' => (string) ( $bytes + 1 ) ) ) ) );
		self::assertSame( $before, Rows::prints() );
		self::assertSame( 200, $this->request( 'POST', $path, str_pad( $body, $bytes ), $token )->get_status() );
	}

	public function test_nobody_is_told_that_a_body_is_too_long(): void {
		self::assertSame( array( 401, 'not_logged_in' ), self::refusal( $this->request( 'POST', 'message_reply', str_repeat( ' ', 65537 ) ) ) );
	}

	/** @return iterable<string, array{string, array{int, string}}> A body for message_reply, where CONVO is the conversation. */
	public static function bodies(): iterable {
		$text = static fn ( string $content ): string => '{"convo_id":CONVO,"content":' . $content . '}';
		$id   = static fn ( string $number ): string => '{"convo_id":' . $number . ',"content":"x"}';
		yield 'as it should be' => array( $text( '"x"' ), self::OK );
		yield 'spaces and newlines around it' => array( "\n\t " . $text( '"x"' ) . "\r\n", self::OK );
		yield '32 levels' => array( '{"convo_id":CONVO,"content":"x","more":' . str_repeat( '[', 31 ) . str_repeat( ']', 31 ) . '}', self::OK );
		yield '33 levels' => array( '{"convo_id":CONVO,"content":"x","more":' . str_repeat( '[', 32 ) . str_repeat( ']', 32 ) . '}', self::INVALID );
		yield '33 levels of objects' => array( '{"convo_id":CONVO,"content":"x","more":' . str_repeat( '{"a":', 32 ) . '1' . str_repeat( '}', 32 ) . '}', self::INVALID );
		yield 'twenty thousand levels' => array( str_repeat( '[', 20000 ) . str_repeat( ']', 20000 ), self::INVALID );
		yield 'two values for a name: the last one' => array( '{"convo_id":true,"convo_id":CONVO,"content":[],"content":"x"}', self::OK );
		yield 'two values for a name: the wrong one last' => array( '{"convo_id":CONVO,"content":"x","convo_id":true}', self::INVALID );
		yield 'a byte order mark' => array( "\u{FEFF}" . $text( '"x"' ), self::INVALID );
		yield 'UTF-16' => array( mb_convert_encoding( $text( '"x"' ), 'UTF-16LE' ), self::INVALID );
		yield 'invalid UTF-8' => array( $text( "\"\xC3\x28\"" ), self::INVALID );
		yield 'overlong UTF-8' => array( $text( "\"\xC0\xAF\"" ), self::INVALID );
		yield 'a surrogate as UTF-8' => array( $text( "\"\xED\xA0\x80\"" ), self::INVALID );
		yield 'a lone surrogate' => array( $text( '"\ud800"' ), self::INVALID );
		yield 'surrogates in the wrong order' => array( $text( '"\ude00\ud83d"' ), self::INVALID );
		yield 'a pair of surrogates' => array( $text( '"\ud83d\ude00"' ), self::OK );
		yield 'NUL in a name' => array( '{"convo_id":CONVO,"content":"x","\u0000a":1}', self::OK );
		yield 'nothing but NUL' => array( $text( '"\u0000"' ), self::INVALID );
		yield 'NUL after the end' => array( $text( '"x"' ) . "\0", self::INVALID );
		yield 'two objects' => array( $text( '"x"' ) . '{}', self::INVALID );
		yield 'a comma too many' => array( '{"convo_id":CONVO,"content":"x",}', self::INVALID );
		yield 'a comment' => array( '{"convo_id":CONVO,/* */"content":"x"}', self::INVALID );
		yield 'an empty body' => array( '', self::INVALID );
		yield 'only spaces' => array( '   ', self::INVALID );
		yield 'a number as text' => array( $id( '"CONVO"' ), self::OK );
		yield 'a whole float' => array( $id( 'CONVO.0' ), self::OK );
		foreach ( array( '1e400', '-1e400', '-0', '-0.0', '0', '-1', '1.5', '9007199254740993', '9223372036854775807', '9223372036854775808', '1e15', '1e308', '"1e3"', '"0x1"', '" 1"', '"1.0"', '"-0"', '"00"', 'true', 'false', '[1]', '{"0":1}', '"999999999999999999"', '"9999999999999999999999"' ) as $number ) {
			yield "number $number" => array( $id( $number ), in_array( $number, array( '9007199254740993', '9223372036854775807', '"999999999999999999"' ), true ) ? array( 404, 'not_found' ) : self::INVALID );
		}
	}

	/** @param array{int, string} $answer */
	#[DataProvider( 'bodies' )]
	public function test_a_body_is_read_strictly( string $body, array $answer ): void {
		$trouble = new Trouble();
		$trouble->asking( $body );
		$reply = $this->reply( $body, array( 'Content-Type' => 'application/json' ) );
		$trouble->answered( $reply->get_status() );
		self::assertSame( array(), $trouble->end() );
		self::assertSame( $answer, self::refusal( $reply ), (string) wp_json_encode( $reply->get_data() ) );
	}

	/** @return iterable<string, array{array<string, string>, string, array{int, string}}> */
	public static function types(): iterable {
		$json = '{"convo_id":CONVO,"content":"x"}';
		$form = 'convo_id=CONVO&content=x';
		foreach ( array( 'application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"' ) as $type ) {
			yield $type => array( array( 'Content-Type' => $type ), $json, self::OK );
		}
		yield 'a form' => array( array( 'Content-Type' => 'application/x-www-form-urlencoded' ), $form, self::OK );
		yield 'JSON called a form' => array( array( 'Content-Type' => 'application/x-www-form-urlencoded' ), $json, self::INVALID );
		yield 'a form called JSON' => array( array( 'Content-Type' => 'application/json' ), $form, self::INVALID );
		foreach ( array( 'text/plain', 'text/json', 'application/xml', 'application/jsonp', 'application/vnd.api+json', 'multipart/form-data; boundary=x', 'json', 'application/json, text/plain', '', ' ', '/' ) as $type ) {
			yield "type '$type'" => array( array( 'Content-Type' => $type ), $json, self::UNSUPPORTED );
		}
		yield 'compressed' => array( array( 'Content-Type' => 'application/json', 'Content-Encoding' => 'gzip' ), (string) gzencode( $json ), self::INVALID );
		yield 'said to be compressed' => array( array( 'Content-Type' => 'application/json', 'Content-Encoding' => 'gzip' ), $json, self::OK );
		yield 'a bomb' => array( array( 'Content-Type' => 'application/json', 'Content-Encoding' => 'gzip' ), (string) gzencode( str_repeat( ' ', 10000000 ) ), self::INVALID );
	}

	/**
	 * @param array<string, string> $headers
	 * @param array{int, string}    $answer
	 */
	#[DataProvider( 'types' )]
	public function test_only_json_and_forms_are_read( array $headers, string $body, array $answer ): void {
		$reply = $this->reply( $body, $headers );
		self::assertSame( $answer, self::refusal( $reply ), (string) wp_json_encode( $reply->get_data() ) );
	}

	/** @param array<string, string> $headers */
	private function reply( string $body, array $headers ): WP_REST_Response {
		$convo = $this->world->value( 'convo' );
		return $this->request( 'POST', 'message_reply', strtr( $body, array( 'CONVO' => (string) ( is_int( $convo ) ? $convo : 0 ) ) ), $this->world->token( 'founder' ), $headers );
	}
}

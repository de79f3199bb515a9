<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use MentoriaiPortal\Core\Rest\OpenApi;
use MentoriaiPortal\Tests\ContractTestCase;
use MentoriaiPortal\Tests\HttpReply;
use Opis\JsonSchema\Errors\ErrorFormatter;
use Opis\JsonSchema\Validator;
use stdClass;

/**
 * Knows the shapes of openapi.json, makes accounts the way a person does, and knows what a refusal looks like.
 */
abstract class ApiTestCase extends ContractTestCase {

	/** @var array<string, stdClass> By operationId. */
	private static array $operations = array();

	/** @return array<string, stdClass> What the served openapi.json says of each operation. */
	protected function operations(): array {
		if ( array() === self::$operations ) {
			foreach ( get_object_vars( $this->openapi()->paths ) as $path => $methods ) {
				foreach ( get_object_vars( $methods ) as $method => $operation ) {
					self::$operations[ $operation->operationId ] = (object) array( 'path' => $path, 'method' => $method, 'operation' => $operation );
				}
			}
		}
		return self::$operations;
	}

	protected function openapi(): stdClass {
		$document = json_decode( $this->api( 'GET', 'openapi.json' )->body, false, 128, JSON_THROW_ON_ERROR );
		self::assertInstanceOf( stdClass::class, $document );
		return $document;
	}

	/** The reply is 200 and has exactly the shape that openapi.json promises for the route of this name. */
	protected function assert_shape( string $route, HttpReply $reply ): void {
		self::assertSame( 200, $reply->status, "$route: {$reply->body}" );
		$id     = OpenApi::operation_id( $route );
		$schema = ( $this->operations()[ $id ] ?? $this->operations()[ $id . 'Get' ] ?? self::fail( "openapi.json has no $id" ) )->operation->responses->{'200'}->content->{'application/json'}->schema;
		self::assert_valid( $reply->body, $schema, $route );
		self::assert_headers( $reply );
	}

	protected static function assert_valid( string $json, stdClass $schema, string $what ): void {
		$validator = new Validator();
		// Otherwise it writes the defaults of the schema into what it looks at.
		$validator->parser()->setOption( 'allowDefaults', false );
		$error = $validator->validate( json_decode( $json, false, 128, JSON_THROW_ON_ERROR ), $schema )->error();
		self::assertNull( $error, $what . ': ' . ( null === $error ? '' : json_encode( ( new ErrorFormatter() )->format( $error ) ) ) . "\n" . substr( $json, 0, 2000 ) );
	}

	/** What every answer of data/v1 has. */
	protected static function assert_headers( HttpReply $reply ): void {
		self::assertStringStartsWith( 'application/json', (string) $reply->header( 'Content-Type' ) );
		self::assertSame( 'nosniff', $reply->header( 'X-Content-Type-Options' ) );
		// The one cookie: the state of a social sign-in.
		self::assertDoesNotMatchRegularExpression( '/^(?!mentoriai_social=)./', (string) $reply->header( 'Set-Cookie' ) );
	}

	/**
	 * The one body of failures.
	 *
	 * @param array<string, string> $fields Wrong fields, where it is about fields.
	 */
	protected static function assert_refused( int $status, string $code, HttpReply $reply, array $fields = array() ): void {
		self::assertSame( $status, $reply->status, $reply->body );
		$body = $reply->data();
		self::assertSame( array( 'status', 'code', 'errorCode', 'message', 'msg', 'data' ), array_keys( $body ) );
		self::assertFalse( $body['status'] );
		self::assertSame( array( $code, $code ), array( $body['code'], $body['errorCode'] ) );
		self::assertNotSame( '', $body['message'] );
		self::assertSame( $body['message'], $body['msg'] );
		$expected = array( 'status' => $status ) + ( array() === $fields ? array() : array( 'fields' => $fields ) );
		self::assertSame( $expected, $body['data'] );
		self::assertSame( 'private, no-store', $reply->header( 'Cache-Control' ) );
		self::assert_headers( $reply );
	}

	/** An address nobody has. */
	protected static function address(): string {
		return bin2hex( random_bytes( 8 ) ) . '@demo.test';
	}

	/** The value of a parameter of a link in a mail. */
	protected function key_mailed_to( string $email ): string {
		$text = $this->newest_mail( $email );
		if ( 1 !== preg_match( '~[?&;]key=([A-Za-z0-9]+)~', $text, $found ) ) {
			self::fail( "no key in: $text" );
		}
		return $found[1];
	}

	/**
	 * Registers and confirms.
	 *
	 * @return array{email: string, token: string}
	 */
	protected function new_member( string $type = '' ): array {
		$email = self::address();
		$body  = array( 'email' => $email, 'password' => 'labas123', 'password_confirm' => 'labas123', 'privacy' => true, 'rules' => true, 'bot_token' => $this->bot_token() );
		$reply = $this->api( 'POST', 'register', $body + ( '' === $type ? array() : array( 'type' => $type ) ) );
		$this->assert_shape( 'register', $reply );
		$reply = $this->api( 'POST', 'confirm_email', array( 'email' => $email, 'key' => $this->key_mailed_to( $email ), 'claim' => $reply->data()['claim'] ) );
		$this->assert_shape( 'confirm_email', $reply );
		return array( 'email' => $email, 'token' => $reply->data()['user']['token'] );
	}

	/** @return array{email: string, token: string} A founder who may write. */
	protected function new_founder(): array {
		$founder = $this->new_member( '1' );
		$reply   = $this->api( 'POST', 'save_profile/', self::founder_profile(), $founder['token'] );
		$this->assert_shape( 'save_profile', $reply );
		self::assertSame( 'public', $reply->data()['user']['status'] );
		return $founder;
	}

	/** @return array<string, mixed> */
	protected static function founder_profile(): array {
		return array( 'firstName' => 'Ona', 'lastName' => 'Sutartinė', 'pavadinimas' => 'UAB Duona', 'regMetai' => 2019, 'veiklosSritis' => 'Kepykla', 'klausimai' => 'Kaip augti?' );
	}

	protected function id_of( string $email ): int {
		return $this->api( 'GET', 'get-user-id/', null, $this->login( $email ) )->data()['id'];
	}

	/** @param array<string, mixed> $more */
	protected function new_conversation( string $token, array $more = array() ): int {
		$reply = $this->api( 'POST', 'message_send/', $more + array( 'id' => $this->id_of( 'mentor@demo.test' ), 'subject' => 'Klausimas', 'message' => 'Laba diena' ), $token );
		$this->assert_shape( 'message_send', $reply );
		return $reply->data()['convo_id'];
	}
}

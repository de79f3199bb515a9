<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Every refusal has its HTTP status and the one body, in the language of the request (docs/contract.md#conventions).
 */
final class RefusalsTest extends ApiTestCase {

	public function test_400_malformed_wrong_and_missing(): void {
		$founder = $this->login( 'founder@demo.test' );
		foreach ( array( '{', '[1]', '"text"', '"_fields"', '12', 'true', 'null', str_repeat( '{"a":', 33 ) . '1' . str_repeat( '}', 33 ) ) as $body ) {
			self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'message_reply', $body, $founder, 'Content-Type: application/json' ) );
		}
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'message_reply', array( 'convo_id' => 1 ), $founder ), array( 'content' => 'required' ) );
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'message_reply', array( 'convo_id' => true, 'content' => array( 'x' ) ), $founder ), array( 'convo_id' => 'invalid', 'content' => 'invalid' ) );
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'message_send', array( 'id' => 1, 'subject' => str_repeat( 'ą', 151 ), 'message' => "\n \t" ), $founder ), array( 'subject' => 'too_long', 'message' => 'required' ) );
		self::assert_refused( 400, 'bot_check_failed', $this->api( 'POST', 'login', array( 'email' => 'founder@demo.test', 'password' => 'demo12345', 'bot_token' => 'x' ) ) );
	}

	public function test_400_of_a_registration_names_every_field(): void {
		$form = array( 'email' => 'x', 'password' => 'abc', 'password_confirm' => 'abd', 'privacy' => false );
		$bad  = array( 'password' => 'user.password_length', 'password_confirm' => 'user.passwords_differ' );
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'register', $form ), array( 'email' => 'user.incorectemail', 'privacy' => 'not_accepted', 'rules' => 'not_accepted' ) + $bad );

		$form = array( 'email' => self::address(), 'privacy' => true, 'rules' => true ) + $form;
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'register', $form ), $bad );
	}

	/** @return iterable<string, array{string, string}> */
	public static function members_only(): iterable {
		foreach ( array( 'user', 'get-user-id', 'user-profile', 'get_conversations', 'get_conversation_meta', 'get_message_mails', 'get_mail_settings', 'sessions', 'data_requests', 'user/cv/1' ) as $path ) {
			yield "GET $path" => array( 'GET', $path );
		}
		foreach ( array( 'logout', 'set-user-type', 'set-user-pass', 'accept_consents', 'save_profile', 'message_send', 'message_reply', 'conversation_read', 'set_message_mails', 'set_mail_settings', 'sessions_end', 'data_request', 'leave_portal', 'user/editavatar', 'user/deleteavatar', 'user/editcv', 'user/deletecv' ) as $path ) {
			yield "POST $path" => array( 'POST', $path );
		}
	}

	#[DataProvider( 'members_only' )]
	public function test_401_before_anything_else( string $method, string $path ): void {
		self::assert_refused( 401, 'not_logged_in', $this->api( $method, $path, 'POST' === $method ? array( 'x' => array() ) : null ) );
		self::assert_refused( 401, 'not_logged_in', $this->api( $method, $path, null, str_repeat( 'a', 64 ) ) );
	}

	public function test_401_of_a_wrong_password_is_that_of_an_unknown_address(): void {
		$wrong   = $this->api( 'POST', 'login/?lang=en', array( 'email' => 'founder2@demo.test', 'password' => 'neteisingas', 'bot_token' => $this->bot_token() ) );
		$unknown = $this->api( 'POST', 'login/?lang=en', array( 'email' => self::address(), 'password' => 'neteisingas', 'bot_token' => $this->bot_token() ) );

		self::assert_refused( 401, 'incorrect_password', $wrong );
		self::assertSame( $wrong->body, $unknown->body );
		self::assertSame( 'Wrong email address or password', $wrong->data()['message'] );
	}

	public function test_403_role_account_and_staff(): void {
		$send = array( 'id' => 1, 'subject' => 'x', 'message' => 'x' );
		self::assert_refused( 403, 'forbidden', $this->api( 'POST', 'message_send', $send, $this->login( 'mentor@demo.test' ) ) );
		self::assert_refused( 403, 'forbidden', $this->api( 'GET', 'get_conversations', null, $this->login( 'new@demo.test' ) ) );
		self::assert_refused( 403, 'forbidden', $this->api( 'POST', 'set-user-type', array( 'type' => 'mentorius' ), $this->login( 'founder@demo.test' ) ) );
		// The account's state comes before what is wrong with the body.
		self::assert_refused( 403, 'account_draft', $this->api( 'POST', 'message_send', array(), $this->login( 'draft-founder@demo.test' ) ) );
		self::assert_refused( 403, 'staff_account', $this->api( 'POST', 'login', array( 'email' => $this->staff_address(), 'password' => self::PASSWORD, 'bot_token' => $this->bot_token() ) ) );
		$slug = $this->as_server( 'echo get_user_meta( get_user_by( "email", "draft-mentor@demo.test" )->ID, "mentoriai_slug", true );' );
		if ( '' !== $slug ) {
			$reply = $this->api( 'GET', "mentoriai_dynamic_single/$slug" );
			self::assert_refused( 403, 'nepatvirtintas', $reply );
		}
	}

	public function test_404_foreign_and_missing_are_the_same_to_the_byte(): void {
		$convo    = $this->new_conversation( $this->new_founder()['token'] );
		$stranger = $this->login( 'founder2@demo.test' );
		foreach ( array( array( 'GET', 'get_conversation_meta/?convo_id=%d', null ), array( 'POST', 'message_reply', array( 'convo_id' => 0, 'content' => 'x' ) ), array( 'POST', 'conversation_read', array( 'convo_id' => 0, 'up_to' => 1 ) ) ) as [ $method, $path, $body ] ) {
			$replies = array();
			foreach ( array( $convo, 999999999 ) as $id ) {
				$replies[] = $this->api( $method, sprintf( $path, $id ), null === $body ? null : array( 'convo_id' => $id ) + $body, $stranger );
			}
			self::assert_refused( 404, 'not_found', $replies[0] );
			self::assertSame( $replies[0]->body, $replies[1]->body );
		}
		foreach ( array( 'no_such_route', 'get_default/99999999', 'mentoriai_dynamic_single/nera', 'get_router/extra' ) as $path ) {
			self::assertSame( 404, $this->api( 'GET', $path )->status, $path );
		}
		self::assert_refused( 404, 'not_found', $this->api( 'GET', 'no_such_route' ) );
		self::assert_refused( 404, 'cannotbefound', $this->api( 'POST', 'lost', array( 'email' => self::address(), 'bot_token' => $this->bot_token() ) ) );
	}

	public function test_405_names_what_is_allowed(): void {
		$reply = $this->api( 'POST', 'get_router', array() );
		self::assert_refused( 405, 'method_not_allowed', $reply );
		self::assertStringContainsString( 'GET', (string) $reply->header( 'Allow' ) );
		foreach ( array( 'PUT', 'DELETE', 'PATCH' ) as $method ) {
			self::assert_refused( 405, 'method_not_allowed', $this->api( $method, 'message_reply', array( 'convo_id' => 1, 'content' => 'x' ), $this->login( 'founder@demo.test' ) ) );
		}
		self::assert_refused( 405, 'method_not_allowed', $this->api( 'GET', 'message_reply', null, $this->login( 'founder@demo.test' ) ) );
	}

	public function test_409_of_a_mentor_who_cannot_be_written_to(): void {
		$founder = $this->login( 'founder2@demo.test' );
		foreach ( array( 'busy-mentor@demo.test' => 'mentor_busy', 'draft-mentor@demo.test' => 'mentor_unconfirmed' ) as $mentor => $code ) {
			self::assert_refused( 409, $code, $this->api( 'POST', 'message_send', array( 'id' => $this->id_of( $mentor ), 'subject' => 'x', 'message' => 'x' ), $founder ) );
		}
		self::assert_refused( 409, 'email_exists', $this->api( 'POST', 'register', array( 'email' => ' Founder@DEMO.test ', 'password' => 'labas123', 'password_confirm' => 'labas123', 'privacy' => true, 'rules' => true, 'bot_token' => $this->bot_token() ) ) );
	}

	public function test_413_and_415(): void {
		$founder = $this->login( 'founder@demo.test' );
		$long    = (string) json_encode( array( 'convo_id' => 1, 'content' => str_repeat( 'a', 65536 ) ) );
		self::assert_refused( 413, 'too_large', $this->api( 'POST', 'message_reply', $long, $founder, 'Content-Type: application/json' ) );
		foreach ( array( 'text/plain', 'application/xml', 'multipart/form-data; boundary=x' ) as $type ) {
			self::assert_refused( 415, 'unsupported_type', $this->api( 'POST', 'message_reply', '{}', $founder, "Content-Type: $type" ) );
		}
		// A form is as good as JSON.
		$convo = $this->new_conversation( $this->login( 'founder2@demo.test' ) );
		$this->assert_shape( 'message_reply', $this->api( 'POST', 'message_reply', http_build_query( array( 'convo_id' => $convo, 'content' => 'Iš formos' ) ), $this->login( 'founder2@demo.test' ), 'Content-Type: application/x-www-form-urlencoded' ) );
	}

	public function test_429_by_the_real_limits(): void {
		$email = $this->new_member( '1' )['email'];
		$this->set( 'bot_check', 'none' );
		$this->forget_tries();
		$this->set( 'limits', 'real' );
		$try = fn ( string $password, string ...$headers ) => $this->api( 'POST', 'login', array( 'email' => $email, 'password' => $password ), null, ...$headers );
		for ( $failure = 1; $failure <= 5; $failure++ ) {
			// Nobody gets more tries by claiming to be somewhere else.
			self::assert_refused( 401, 'incorrect_password', $try( 'neteisingas', "X-Forwarded-For: 203.0.113.$failure" ) );
		}
		$locked = $try( 'labas123', 'X-Forwarded-For: 203.0.113.9' );
		self::assert_refused( 429, 'too_many_requests', $locked );
		self::assertGreaterThan( 0, (int) $locked->header( 'Retry-After' ) );
		self::assertLessThanOrEqual( 900, (int) $locked->header( 'Retry-After' ) );

		$this->forget_tries();
		$this->assert_shape( 'login', $try( 'labas123' ) );
		for ( $read = 1; $read <= 120; $read++ ) {
			self::assertSame( 200, $this->api( 'GET', 0 === $read % 2 ? 'get_router' : 'get_menu' )->status, "read $read" );
		}
		self::assert_refused( 429, 'too_many_requests', $this->api( 'GET', 'mentoriai_dynamic/tax' ) );
		$this->forget_tries();
	}

	public function test_messages_come_in_the_language_asked_for(): void {
		self::assertSame( 'Wrong email address or password', $this->refused_login( 'en' ) );
		self::assertSame( 'Neteisingas el. pašto adresas arba slaptažodis', $this->refused_login( 'lt' ) );
		self::assertSame( $this->refused_login( 'lt' ), $this->refused_login( 'de' ) );
	}

	private function refused_login( string $lang ): string {
		return $this->api( 'POST', "login/?lang=$lang", array( 'email' => self::address(), 'password' => 'neteisingas', 'bot_token' => $this->bot_token() ) )->data()['message'];
	}

	private function staff_address(): string {
		return $this->as_server( 'echo get_user_by( "login", "redaktore" )->user_email;' );
	}

	private function forget_tries(): void {
		$this->as_server( 'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}mentoriai_rate_limits" );' );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\SocialSignIn\SocialTestCase;

/**
 * Guards of accounts and of signing in by a provider that no journey meets.
 */
final class SessionGuardsTest extends SocialTestCase {

	public function test_a_changed_password_keeps_to_the_rule(): void {
		$token = $this->token( $this->member( 'ona@demo.test' ) );
		foreach ( array( 'abcd', str_repeat( 'a', 21 ), '     ' ) as $password ) {
			self::assert_refused( 400, 'invalid_input', $this->post( 'set-user-pass', array( 'password' => $password ), $token ) );
		}
		self::assert_refused( 400, 'invalid_input', $this->post( 'set-user-pass', array( 'password' => 'nauja12345', 'password_confirm' => 'kita12345' ), $token ) );
		self::assertSame( 200, $this->login( 'ona@demo.test' )->get_status(), 'The old one stays.' );
	}

	public function test_a_token_of_who_may_not_log_in_is_nobody(): void {
		$id    = $this->member( 'ona@demo.test' );
		$token = $this->token( $id );
		self::assertSame( 200, $this->status_of( $token ) );
		foreach ( array( 'rejected', 'closed' ) as $status ) {
			// Past everything that ends sessions on the way.
			update_user_meta( $id, UserMeta::STATUS, $status );
			self::assertSame( 401, $this->status_of( $token ), $status );
			self::assertSame( 401, $this->request( 'GET', 'get_conversations', array(), $token )->get_status(), $status );
		}
	}

	public function test_confirmations_are_not_sent_again_and_again(): void {
		$this->post( 'register', self::registration( array( 'email' => 'ona@demo.test' ) ) );
		$this->real_limits();
		for ( $try = 0; $try < 6; $try++ ) {
			self::assertSame( array( 'status' => true ), $this->post( 'confirm_resend', array( 'email' => 'ona@demo.test' ) )->get_data() );
		}
		self::assertSame( 4, (int) $this->db()->value( 'SELECT COUNT(*) FROM {mail_queue} WHERE type = ?', 'confirm_email' ), 'The first and three more.' );
	}

	public function test_nothing_of_a_sign_in_leaves_the_portal(): void {
		$requests = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $request ) use ( &$requests ): mixed {
				$requests[] = $request;
				return $answer;
			},
			5,
			2
		);
		$query = $this->begin();
		$kept  = (string) wp_json_encode( $this->db()->rows( 'SELECT * FROM {social_states}' ) );
		self::assertStringNotContainsString( $query['state'], $kept );
		self::assertStringNotContainsString( (string) reset( $_COOKIE ), $kept );
		$this->google_says();
		$back = $this->come_back( $query['state'] );
		self::assertStringNotContainsString( $back['social'], (string) wp_json_encode( $this->db()->rows( 'SELECT * FROM {social_codes}' ) ) );

		self::assertCount( 2, $requests );
		foreach ( $requests as $request ) {
			self::assertSame( 0, $request['redirection'], 'A key is not carried on to where the answer points.' );
		}
	}
}

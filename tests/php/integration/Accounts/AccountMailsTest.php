<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts;

use MentoriaiPortal\Accounts\EmailClaimRepository;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;

/**
 * Mails about an account's start and safety.
 */
final class AccountMailsTest extends SessionTestCase {

	private const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
	private const NEWER   = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0';
	private const SAFARI  = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

	public function test_a_sign_in_with_a_browser_not_seen_before_is_told_but_for_the_first(): void {
		$id = $this->member( 'ona@demo.test' );
		foreach ( array( self::FIREFOX, self::NEWER ) as $agent ) {
			$this->log_in( $agent );
			self::assertSame( array(), $this->kinds( $id ), $agent );
		}
		$this->log_in( self::SAFARI );
		$this->log_in( self::SAFARI );
		$this->log_in( self::FIREFOX );
		self::assertSame( array( 'new_sign_in' ), $this->kinds( $id ) );

		$kept = (string) wp_json_encode( get_user_meta( $id, UserMeta::KNOWN_BROWSERS, true ) );
		self::assertDoesNotMatchRegularExpression( '~Safari|Firefox|iPhone|127\.0~', $kept );
		do_action( 'mentoriai_run_due' );
		self::assertSame( '', $this->db()->value( "SELECT data FROM {mail_queue} WHERE type = 'new_sign_in'" ), 'What a sent mail knew is forgotten.' );
	}

	public function test_a_wrong_password_tells_nobody(): void {
		$id = $this->member( 'ona@demo.test' );
		$this->log_in( self::FIREFOX );
		self::assertSame( 401, $this->request( 'POST', 'login', array( 'email' => 'ona@demo.test', 'password' => 'x' ), null, array( 'User-Agent' => self::SAFARI ) )->get_status() );
		self::assertSame( array(), $this->kinds( $id ) );
	}

	public function test_a_changed_password_is_told_whoever_changed_it(): void {
		$id    = $this->member( 'ona@demo.test' );
		$token = $this->token( $id );
		self::assertSame( 200, $this->request( 'POST', 'set-user-pass', array( 'password' => 'kitas12345' ), $token )->get_status() );
		self::assertSame( array( 'password_changed' ), $this->kinds( $id ) );

		$sent = $this->sent_mails();
		wp_update_user( array( 'ID' => $id, 'user_pass' => 'trecias12345' ) );
		self::assertCount( 2, $this->kinds( $id ) );
		self::assertCount( 0, $sent, 'WordPress does not tell it a second time.' );
		wp_set_password( 'ketvirtas12345', $id );
		self::assertCount( 3, $this->kinds( $id ) );
		wp_set_password( 'ketvirtas12345', $id );
		self::assertCount( 3, $this->kinds( $id ), 'The same password in a better hash is no change.' );
	}

	public function test_a_confirmed_address_is_welcomed_once(): void {
		$id = $this->member( 'ona@demo.test', confirmed: false );
		do_action( 'mentoriai_run_due' );
		$key = bin2hex( random_bytes( 32 ) );
		( new EmailClaimRepository( $this->db() ) )->set_key( 'ona@demo.test', $id, $key, time() + 100 );
		$body = array( 'email' => 'ona@demo.test', 'key' => $key, 'password' => self::PASSWORD, 'privacy' => true, 'rules' => true );
		self::assertSame( 200, $this->request( 'POST', 'confirm_email', $body )->get_status() );
		self::assertSame( 400, $this->request( 'POST', 'confirm_email', $body )->get_status() );
		self::assertSame( array( 'welcome' ), $this->kinds( $id ) );
	}

	private function log_in( string $agent ): void {
		$reply = $this->request( 'POST', 'login', array( 'email' => 'ona@demo.test', 'password' => self::PASSWORD ), null, array( 'User-Agent' => $agent ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	/** @return list<string> */
	private function kinds( int $user_id ): array {
		return array_map( 'strval', array_column( $this->db()->rows( 'SELECT type FROM {mail_queue} WHERE user_id = ? ORDER BY id', $user_id ), 'type' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class ConfirmEmailRouteTest extends SessionTestCase {

	private const EMAIL = 'nauja@demo.test';

	/** What the registering browser keeps. */
	private string $claim = '';

	public function test_the_mailed_link_confirms_once_and_signs_in(): void {
		$this->register( 'register?lang=en' );
		$link = $this->mailed_links( self::EMAIL )[0];
		self::assertSame( '/en/prisijungti', $link['path'] );
		self::assertSame( self::EMAIL, $link['email'] );

		$reply = $this->confirm( $link['key'] );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 200, $this->status_of( $reply->get_data()['user']['token'] ) );
		self::assertSame( 'draft', $reply->get_data()['user']['status'] );
		self::assert_refused( 400, 'invalid_key', $this->confirm( $link['key'] ) );
		self::assertSame( 200, $this->login( self::EMAIL )->get_status() );
	}

	public function test_the_queue_and_the_database_hold_no_key(): void {
		global $wpdb;
		$this->register();
		$link = $this->mailed_links( self::EMAIL )[0];
		$kept = wp_json_encode( array( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}mentoriai_mail_queue" ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}mentoriai_email_claims" ), $wpdb->get_results( "SELECT * FROM {$wpdb->usermeta}" ) ) );

		self::assertStringNotContainsString( $link['key'], (string) $kept );
	}

	public function test_the_key_lives_three_days(): void {
		$now = time();
		$this->at( $now );
		$this->register();
		$key = $this->mailed_links( self::EMAIL )[0]['key'];
		$this->at( $now + 3 * 86400 );
		self::assert_refused( 400, 'invalid_key', $this->confirm( $key ) );
		$this->at( $now + 3 * 86400 - 1 );
		self::assertSame( 200, $this->confirm( $key )->get_status() );
	}

	public function test_a_key_fits_only_its_own_account(): void {
		$this->register();
		$this->post( 'register', self::registration( array( 'email' => 'kita@demo.test' ) ) );
		$key = $this->mailed_links( self::EMAIL )[0]['key'];

		self::assert_refused( 400, 'invalid_key', $this->post( 'confirm_email', array( 'email' => 'kita@demo.test', 'key' => $key ) ) );
		self::assert_refused( 400, 'invalid_key', $this->post( 'confirm_email', array( 'email' => 'nera@demo.test', 'key' => $key ) ) );
		self::assertSame( 200, $this->confirm( $key )->get_status() );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function bad_keys(): iterable {
		yield 'true' => array( true, 'invalid_input' );
		yield 'zero' => array( 0, 'invalid_input' );
		yield 'list' => array( array(), 'invalid_input' );
		yield 'null' => array( null, 'invalid_input' );
		yield 'empty' => array( '', 'invalid_input' );
		yield '10 KB' => array( str_repeat( 'a', 10240 ), 'invalid_input' );
		yield '0e1' => array( '0e1', 'invalid_key' );
		yield 'non-ASCII' => array( 'ąžuolas', 'invalid_key' );
		yield 'another' => array( str_repeat( '0', 64 ), 'invalid_key' );
		yield 'hash of nothing' => array( hash( 'sha256', '' ), 'invalid_key' );
	}

	#[DataProvider( 'bad_keys' )]
	public function test_bad_keys_are_refused( mixed $key, string $code ): void {
		$this->register();
		$this->mailed_links( self::EMAIL );

		self::assert_refused( 400, $code, $this->post( 'confirm_email', array( 'email' => self::EMAIL, 'key' => $key ) ) );
		self::assert_refused( 403, 'draft', $this->login( self::EMAIL ) );
	}

	public function test_a_confirmed_account_cannot_be_confirmed_by_an_empty_key_row(): void {
		$this->member( self::EMAIL );

		self::assert_refused( 400, 'invalid_key', $this->confirm( hash( 'sha256', '' ) ) );
	}

	public function test_resending_kills_the_earlier_key_at_once(): void {
		$this->register();
		$first = $this->mailed_links( self::EMAIL )[0]['key'];
		self::assertSame( array( 'status' => true ), $this->resend( self::EMAIL ) );
		self::assert_refused( 400, 'invalid_key', $this->confirm( $first ) );
		$links  = $this->mailed_links( self::EMAIL );
		$second = array_values( array_filter( $links, static fn ( array $link ): bool => $link['key'] !== $first ) );

		self::assertCount( 1, $second );
		self::assertSame( 200, $this->confirm( $second[0]['key'] )->get_status() );
	}

	public function test_resending_always_answers_alike_and_mails_only_who_waits(): void {
		$this->real_limits();
		$this->member( 'ona@demo.test' );
		$this->member( self::EMAIL, confirmed: false );
		for ( $try = 0; $try < 12; $try++ ) {
			self::assertSame( array( 'status' => true ), $this->resend( 0 === $try % 2 ? 'ona@demo.test' : 'nera@demo.test' ) );
		}
		self::assertSame( array(), $this->mailed_links( 'ona@demo.test' ) );
		self::assertSame( array( 'status' => true ), $this->resend( self::EMAIL ), 'Beyond the limit of the address no mail goes out, and nobody is told.' );
		self::assertSame( array(), $this->mailed_links( self::EMAIL ) );
	}

	public function test_a_closed_account_is_confirmed_but_not_signed_in(): void {
		$id = $this->member( self::EMAIL, status: AccountStatus::Rejected, confirmed: false );
		$this->resend( self::EMAIL );

		self::assert_refused( 403, 'account_closed', $this->choose( $this->mailed_links( self::EMAIL )[0]['key'] ) );
		self::assertNotSame( '', get_user_meta( $id, UserMeta::CONFIRMED_AT, true ) );
	}

	public function test_elsewhere_the_key_alone_is_not_enough_and_stays(): void {
		$this->register();
		$key = $this->mailed_links( self::EMAIL )[0]['key'];
		foreach ( array( '', 'x', str_repeat( '0', 64 ) ) as $claim ) {
			self::assert_refused( 403, 'reauth_required', $this->post( 'confirm_email', array( 'email' => self::EMAIL, 'key' => $key, 'claim' => $claim ) ) );
		}
		self::assert_refused( 403, 'draft', $this->login( self::EMAIL ) );
		self::assertSame( 200, $this->confirm( $key )->get_status() );
	}

	public function test_who_has_the_mail_chooses_the_password_and_agrees_anew(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->register();
		$key = $this->mailed_links( self::EMAIL )[0]['key'];
		$this->freeze( '2026-11-22T08:15:00Z' );

		$wrong = $this->choose( $key, array( 'password' => 'abcd', 'rules' => false, 'privacy' => null ) );
		self::assert_refused( 400, 'invalid_input', $wrong );
		self::assertEquals( array( 'password' => 'user.password_length', 'password_confirm' => 'user.passwords_differ', 'privacy' => 'not_accepted', 'rules' => 'not_accepted' ), self::fields( $wrong ) );
		self::assert_refused( 400, 'invalid_key', $this->choose( str_repeat( '0', 64 ), array( 'password' => 'abcd' ) ) );

		$reply = $this->choose( $key );
		self::assertSame( 200, $this->status_of( $reply->get_data()['user']['token'] ) );
		self::assertSame( array( array( 'version' => '1', 'agreed_at' => '2026-11-22 08:15:00' ) ), get_user_meta( $reply->get_data()['user']['id'], UserMeta::CONSENTS, true ) );
		self::assert_refused( 401, 'incorrect_password', $this->login( self::EMAIL ) );
		self::assertSame( 200, $this->login( self::EMAIL, 'mano naujas' )->get_status() );
	}

	public function test_elsewhere_the_type_that_was_registered_stays(): void {
		$this->post( 'register', self::registration( array( 'type' => '1' ) ) );
		self::assertSame( 'frontuser', $this->choose( $this->mailed_links( self::EMAIL )[0]['key'] )->get_data()['user']['role'] );
	}

	public function test_who_registered_an_address_does_not_choose_what_its_owner_becomes(): void {
		$this->post( 'register', self::registration( array( 'type' => '1' ) ) );
		$this->post( 'register', self::registration( array( 'type' => 'mentorius', 'password' => 'nepažįstamas', 'password_confirm' => 'nepažįstamas' ) ) );
		$links = $this->mailed_links( self::EMAIL );
		$user  = $this->choose( end( $links )['key'] ?? '' )->get_data()['user'];

		self::assertSame( 'neapsisprendes', $user['role'] );
		self::assertSame( 'frontuser', $this->post( 'set-user-type', array( 'type' => '1' ), $user['token'] )->get_data()['user']['role'] );
	}

	public function test_nor_who_registers_it_while_its_owner_confirms(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$this->register();
		$key     = $this->mailed_links( self::EMAIL )[0]['key'];
		$replies = Parallel::run( 6, fn ( int $number ): array => array( 0 === $number ? $this->choose( $key )->get_status() : $this->post( 'register', self::registration( array( 'type' => 'mentorius' ) ) )->get_status() ) );
		wp_cache_flush();
		$login = $this->login( self::EMAIL, 'mano naujas' );

		// A registration that came first spends the key, and the address is nobody's yet.
		self::assertContains( $replies[0][0], array( 200, 400 ) );
		self::assertSame( 200 === $replies[0][0] ? 'neapsisprendes' : null, $login->get_data()['user']['role'] ?? null );
	}

	public function test_a_confirmed_address_forgets_its_claim(): void {
		$this->register();
		$this->confirm( $this->mailed_links( self::EMAIL )[0]['key'] );

		self::assertSame( array( 'claim_hash' => '', 'confirm_hash' => '' ), $this->db()->row( 'SELECT claim_hash, confirm_hash FROM {email_claims} WHERE email_hash = ?', hash( 'sha256', self::EMAIL ) ) );
	}

	public function test_links_never_use_the_host_header(): void {
		$_SERVER['HTTP_HOST'] = 'pikta.example';
		$this->register();

		self::assertCount( 1, $this->mailed_links( self::EMAIL ) );
		self::assertStringNotContainsString( 'pikta.example/', implode( '', $this->mails( self::EMAIL ) ) );
	}

	private function confirm( string $key ): \WP_REST_Response {
		return $this->post( 'confirm_email/', array( 'email' => self::EMAIL, 'key' => $key, 'claim' => $this->claim ) );
	}

	/** @param array<string, mixed> $changes */
	private function choose( string $key, array $changes = array() ): \WP_REST_Response {
		return $this->post(
			'confirm_email',
			$changes + array(
				'email'            => self::EMAIL,
				'key'              => $key,
				'password'         => 'mano naujas',
				'password_confirm' => 'mano naujas',
				'privacy'          => true,
				'rules'            => true,
			)
		);
	}

	private function register( string $path = 'register' ): void {
		$this->claim = $this->post( $path, self::registration() )->get_data()['claim'];
	}

	/** @return array<string, mixed> */
	private function resend( string $email ): array {
		return $this->post( 'confirm_resend', array( 'email' => $email ) )->get_data();
	}
}

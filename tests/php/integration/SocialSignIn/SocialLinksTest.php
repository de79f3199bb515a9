<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\SocialSignIn;

/**
 * Linking providers to one's own account, from the profile.
 */
final class SocialLinksTest extends SocialTestCase {

	public function test_linking_takes_the_password_and_then_opens_the_account(): void {
		$id    = $this->member( 'ona@demo.test' );
		$token = $this->token( $id );
		self::assert_refused( 403, 'reauth_required', $this->post( 'social_link', array( 'provider' => 'google' ), $token ) );
		self::assert_refused( 403, 'incorrect_password', $this->post( 'social_link', array( 'provider' => 'google', 'current_password' => 'x' ), $token ) );
		self::assertSame( array( 'path' => '/profilis', 'linked' => 'google' ), $this->link( $token ) );

		$links = $this->request( 'GET', 'social_links', array(), $token )->get_data();
		self::assertTrue( $links['has_password'] );
		self::assertSame( array( true, false, false ), array_map( static fn ( array $link ): bool => null !== $link['linked_at'], $links['providers'] ) );

		$state = $this->begin()['state'];
		$this->google_says();
		$user = $this->post( 'social_exchange', array( 'code' => $this->come_back( $state )['social'] ) )->get_data()['user'];
		self::assertSame( $id, $user['id'] );

		self::assert_refused( 403, 'reauth_required', $this->post( 'social_unlink', array( 'provider' => 'google' ), $token ) );
		self::assert_refused( 403, 'incorrect_password', $this->post( 'social_unlink', array( 'provider' => 'google', 'current_password' => 'x' ), $token ) );
		foreach ( array( 'once', 'again' ) as $try ) {
			self::assertSame( 200, $this->unlink( $token )->get_status(), $try );
		}
		self::assertNull( $this->request( 'GET', 'social_links', array(), $token )->get_data()['providers'][0]['linked_at'] );
	}

	public function test_nobody_gets_the_link_of_somebody_else(): void {
		$this->link( $this->token( $this->member( 'ona@demo.test' ) ) );
		self::assertSame( array( 'path' => '/profilis', 'error' => 'existing_user_login' ), $this->link( $this->token( $this->member( 'kita@demo.test' ) ) ) );
	}

	public function test_a_second_account_of_the_same_provider_is_refused(): void {
		$token = $this->token( $this->member( 'ona@demo.test' ) );
		$this->link( $token );
		self::assertSame( 'existing_user_login', $this->link( $token, 'G-2' )['error'] );
	}

	public function test_a_session_that_ended_meanwhile_links_nothing(): void {
		$token = $this->token( $this->member( 'ona@demo.test' ) );
		$state = $this->begin( 'google', array( 'current_password' => self::PASSWORD ), 'social_link', $token )['state'];
		$this->google_says();
		$this->post( 'logout', array(), $token );

		self::assertSame( array( 'path' => '/profilis', 'error' => 'oauth_error' ), $this->come_back( $state ) );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {social_accounts}' ) );
	}

	public function test_the_only_way_in_stays_until_there_is_a_password(): void {
		$state = $this->begin( 'google', array( 'usertype' => '1' ) )['state'];
		$this->google_says();
		$token = $this->post( 'social_exchange', array( 'code' => $this->come_back( $state )['social'] ) )->get_data()['user']['token'];

		self::assertFalse( $this->request( 'GET', 'social_links', array(), $token )->get_data()['has_password'] );
		self::assert_refused( 409, 'last_sign_in', $this->post( 'social_unlink', array( 'provider' => 'google' ), $token ) );

		$this->at( self::NOW + 600 );
		self::assert_refused( 403, 'reauth_required', $this->post( 'social_link', array( 'provider' => 'linkedin' ), $token ) );
		self::assert_refused( 403, 'reauth_required', $this->post( 'set-user-pass', array( 'password' => 'naujas' ), $token ) );
		$this->at( self::NOW + 599 );
		self::assertSame( 200, $this->post( 'social_link', array( 'provider' => 'linkedin' ), $token )->get_status() );
		self::assertSame( 200, $this->post( 'set-user-pass', array( 'password' => 'naujas' ), $token )->get_status() );
		self::assertSame( 200, $this->unlink( $token, 'naujas' )->get_status() );
		self::assertSame( 200, $this->login( 'rasa@demo.test', 'naujas' )->get_status() );
	}

	public function test_the_owner_is_mailed_of_every_link_and_unlink(): void {
		$token = $this->token( $this->member( 'ona@demo.test' ) );
		$this->link( $token );
		$this->link( $token );
		$this->unlink( $token );
		$this->unlink( $token );

		$types = $this->db()->rows( "SELECT type FROM {mail_queue} WHERE type LIKE 'social%' ORDER BY id" );
		self::assertSame( array( 'social_linked', 'social_unlinked' ), array_column( $types, 'type' ) );
		$this->mailed_links( 'ona@demo.test' );
		$mails = implode( '', $this->mails( 'ona@demo.test' ) );
		self::assertStringContainsString( 'Google', $mails );
	}

	public function test_a_reset_ends_links_and_sessions_and_names_the_links(): void {
		$id    = $this->member( 'ona@demo.test' );
		$token = $this->token( $id );
		$this->link( $token );
		$this->post( 'lost', array( 'email' => 'ona@demo.test' ) );
		$links = $this->mailed_links( 'ona@demo.test' );
		$key   = max( array_column( $links, 'key' ) );
		self::assertSame( 200, $this->post( 'lost_reset', array( 'email' => 'ona@demo.test', 'key' => $key, 'password' => 'naujas raktas' ) )->get_status() );

		self::assertSame( 401, $this->status_of( $token ) );
		$state = $this->begin()['state'];
		$this->google_says( array( 'email' => 'ona@demo.test' ) );
		self::assertSame( 'existing_user_login', $this->come_back( $state )['error'] ?? 'signed in' );
		$before = count( $this->mails( 'ona@demo.test' ) );
		$this->mailed_links( 'ona@demo.test' );
		self::assertStringContainsString( 'Google', implode( '', array_slice( $this->mails( 'ona@demo.test' ), $before ) ) );
	}

	public function test_a_session_of_a_provider_does_not_change_a_password_without_it(): void {
		$this->link( $this->token( $this->member( 'ona@demo.test' ) ) );
		$state = $this->begin()['state'];
		$this->google_says();
		$token = $this->post( 'social_exchange', array( 'code' => $this->come_back( $state )['social'] ) )->get_data()['user']['token'];
		$later = $this->post( 'extend_session', array(), $token )->get_data()['user']['token'];

		foreach ( array( $token, $later ) as $session ) {
			self::assert_refused( 403, 'reauth_required', $this->post( 'set-user-pass', array( 'password' => 'svetimas' ), $session ) );
		}
		self::assertSame( 200, $this->post( 'set-user-pass', array( 'password' => 'naujas', 'current_password' => self::PASSWORD ), $later )->get_status() );
	}

	public function test_a_link_begun_with_a_former_token_is_kept_after_its_minute(): void {
		$this->at( self::NOW );
		$first = $this->token( $this->member( 'ona@demo.test' ) );
		$next  = $this->post( 'extend_session', array(), $first )->get_data()['user']['token'];
		$state = $this->begin( 'google', array( 'current_password' => self::PASSWORD ), 'social_link', $first )['state'];
		$this->at( self::NOW + 120 );
		$this->google_says();
		$this->come_back( $state );

		self::assertNotNull( array_column( $this->request( 'GET', 'social_links', array(), $next )->get_data()['providers'], 'linked_at', 'provider' )['google'] );
	}

	private function unlink( string $token, string $password = self::PASSWORD ): \WP_REST_Response {
		return $this->post( 'social_unlink', array( 'provider' => 'google', 'current_password' => $password ), $token );
	}

	/** @return array<string, string> */
	private function link( string $token, string $subject = 'G-1' ): array {
		$state = $this->begin( 'google', array( 'current_password' => self::PASSWORD ), 'social_link', $token )['state'];
		$this->google_says( array( 'sub' => $subject ) );
		return $this->come_back( $state );
	}
}

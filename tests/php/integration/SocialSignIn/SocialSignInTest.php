<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\SocialSignIn;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/**
 * Signing in with a provider (docs/contract.md#accounts), and everything that may go wrong on its side.
 */
final class SocialSignInTest extends SocialTestCase {

	public function test_a_registration_that_nobody_confirmed_becomes_the_social_account(): void {
		$first = array( 'id' => $this->member( 'mentore@demo.test', Role::Mentor ), 'subject' => 'Svetima', 'message' => 'Svetima' );
		$id    = $this->post( 'register', self::registration( array( 'email' => 'rasa@demo.test', 'first_message' => $first ) ) )->get_data()['user']['id'];
		$state = $this->begin( 'google', array( 'usertype' => '1' ) )['state'];
		$this->google_says();
		$user = $this->post( 'social_exchange', array( 'code' => $this->come_back( $state )['social'] ?? '' ) )->get_data()['user'];

		self::assertSame( array( $id, 'frontuser', 'Rasa', true ), array( $user['id'], $user['role'], $user['first_name'], $user['needs_consent'] ) );
		self::assertNull( $this->request( 'GET', 'first_message', array(), $user['token'] )->get_data()['message'], 'What a stranger wrote is gone.' );
		self::assert_refused( 401, 'incorrect_password', $this->login( 'rasa@demo.test' ) );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration( array( 'email' => 'rasa@demo.test' ) ) ) );
	}

	public function test_an_address_that_wordpress_would_store_otherwise_is_none(): void {
		foreach ( array( '"rasa"@demo.test', 'rasa@dėmo.test', 'rąsa@demo.test' ) as $email ) {
			$state = $this->begin()['state'];
			$this->google_says( array( 'email' => $email ) );
			self::assertSame( 'empty_user_login', $this->come_back( $state )['error'] ?? '', $email );
		}
	}

	public function test_nobody_new_comes_while_there_is_no_text_to_agree_to_but_members_do(): void {
		$this->outcome();
		wp_update_post( array( 'ID' => (int) get_page_by_path( 'narystes-taisykles' )?->ID, 'post_status' => 'draft' ) );

		self::assertArrayHasKey( 'social', $this->outcome() );
		self::assertSame( 'texts_missing', $this->outcome( array( 'sub' => '2', 'email' => 'nauja@demo.test' ) )['error'] );
		self::assertFalse( get_user_by( 'email', 'nauja@demo.test' ) );
	}

	public function test_a_new_person_gets_a_draft_account_without_consents(): void {
		$query = $this->begin( 'google', array( 'usertype' => '2', 'lang' => 'en' ) );
		self::assertSame( array( 'code', 'id-of-google', rest_url( 'data/v1/social_callback/google' ), 'S256' ), array( $query['response_type'], $query['client_id'], $query['redirect_uri'], $query['code_challenge_method'] ) );
		$this->google_says();

		$back = $this->come_back( $query['state'] );

		self::assertSame( '/en/prisijungti', $back['path'] );
		$verifier = $this->asked[0]['body']['code_verifier'];
		self::assertSame( $query['code_challenge'], rtrim( strtr( base64_encode( hash( 'sha256', $verifier, true ) ), '+/', '-_' ), '=' ) );
		$reply = $this->post( 'social_exchange', array( 'code' => $back['social'], 'bound' => true ) );
		$user  = $reply->get_data()['user'];
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		self::assertSame(
			array( 'rasa@demo.test', 'mentorius', 'draft', true, 'Rasa', 'Rytė', 'en' ),
			array( $user['email'], $user['role'], $user['status'], $user['needs_consent'], $user['first_name'], $user['last_name'], $user['lang'] )
		);
		self::assertSame( 200, $this->status_of( $user['token'] ) );

		$agreed = $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $user['token'] );
		self::assertFalse( $agreed->get_data()['user']['needs_consent'] );
	}

	/** Also where somebody registered the address before, whom no one has confirmed. */
	#[TestWith( array( false ) )]
	#[TestWith( array( true ) )]
	public function test_names_are_kept_as_the_provider_has_them( bool $is_known ): void {
		$is_known && $this->post( 'register', self::registration( array( 'email' => 'rasa@demo.test' ) ) );
		$names = array( 'Ona  \'M\' %41', 'Šimkus & Co \\' );
		$state = $this->begin()['state'];
		$this->google_says( array( 'given_name' => $names[0], 'family_name' => $names[1] ) );
		$user = $this->post( 'social_exchange', array( 'code' => $this->come_back( $state )['social'] ?? '' ) )->get_data()['user'];
		self::assertSame( array( ...$names, implode( ' ', $names ) ), array( $user['first_name'], $user['last_name'], get_userdata( $user['id'] )->display_name ?? '' ) );
	}

	public function test_nobody_becomes_public_before_the_consents(): void {
		$token   = $this->sign_in( array(), array( 'usertype' => '1' ) )['token'];
		$profile = array( 'firstName' => 'Rasa', 'lastName' => 'Rytė', 'pavadinimas' => 'UAB Rytas', 'regMetai' => '2020', 'veiklosSritis' => 'Duona', 'klausimai' => 'Kaip augti?' );
		self::assert_refused( 403, 'account_draft', $this->post( 'save_profile', $profile, $token ) );
		self::assertSame( 'draft', $this->request( 'GET', 'user', array(), $token )->get_data()['user']['status'] );

		$this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $token );
		self::assertSame( 'public', $this->post( 'save_profile', $profile, $token )->get_data()['user']['status'] ?? null );
	}

	public function test_the_same_person_comes_back_to_the_same_account_whatever_the_address(): void {
		$first = $this->sign_in( array( 'email' => 'a@demo.test' ) );
		$again = $this->sign_in( array( 'email' => 'kitas@demo.test', 'email_verified' => false ) );
		self::assertSame( $first['id'], $again['id'] );
		self::assertSame( 'a@demo.test', $again['email'] );
		self::assertSame( 'neapsisprendes', $again['role'] );

		$other = $this->sign_in( array( 'sub' => 'g-1', 'email' => 'b@demo.test' ) );
		self::assertNotSame( $first['id'], $other['id'], 'Case counts in a subject.' );
	}

	public function test_there_is_no_password_to_guess(): void {
		$this->sign_in();
		foreach ( array( '', '*', md5( '*' ) ) as $password ) {
			self::assertContains( $this->login( 'rasa@demo.test', $password )->get_status(), array( 400, 401 ) );
		}
	}

	public function test_a_known_address_is_not_taken_over(): void {
		$this->member( 'rasa@demo.test' );
		self::assertSame( array( 'path' => '/prisijungti', 'error' => 'existing_user_login' ), $this->outcome() );
		$admin = get_userdata( 1 );
		self::assertInstanceOf( \WP_User::class, $admin );
		self::assertSame( 'existing_user_login', $this->outcome( array( 'email' => $admin->user_email ) )['error'] );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function addresses_that_do_not_count(): iterable {
		yield 'none' => array( array( 'email' => null ) );
		yield 'not verified' => array( array( 'email_verified' => false ) );
		yield 'verified is not said' => array( array( 'email_verified' => null ) );
		yield 'verified is a text' => array( array( 'email_verified' => 'yes' ) );
		yield 'no address' => array( array( 'email' => 'rasa' ) );
		yield 'a list' => array( array( 'email' => array( 'rasa@demo.test' ) ) );
	}

	/** @param array<string, mixed> $profile */
	#[DataProvider( 'addresses_that_do_not_count' )]
	public function test_only_a_verified_address_makes_an_account( array $profile ): void {
		self::assertSame( 'empty_user_login', $this->outcome( $profile )['error'] );
		self::assertFalse( get_user_by( 'email', 'rasa@demo.test' ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> Claims of the id_token. */
	public static function wrong_id_tokens(): iterable {
		yield 'issuer' => array( array( 'iss' => 'https://evil.test' ) );
		yield 'audience' => array( array( 'aud' => 'somebody-else' ) );
		yield 'several audiences' => array( array( 'aud' => array( 'id-of-google', 'other' ) ) );
		yield 'run out' => array( array( 'exp' => self::NOW - 600 ) );
		yield 'no age' => array( array( 'exp' => null ) );
		yield 'nonce' => array( array( 'nonce' => 'other' ) );
		yield 'no nonce' => array( array( 'nonce' => null ) );
		yield 'another person' => array( array( 'sub' => 'G-2' ) );
	}

	/** @param array<string, mixed> $claims */
	#[DataProvider( 'wrong_id_tokens' )]
	public function test_a_wrong_id_token_lets_nobody_in( array $claims ): void {
		self::assertSame( 'oauth_error', $this->outcome( array(), $claims )['error'] );
		self::assertFalse( get_user_by( 'email', 'rasa@demo.test' ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> Part of an address to its answer. */
	public static function bad_answers(): iterable {
		yield 'token late' => array( array( '/token' => new WP_Error( 'http_request_failed', 'Operation timed out' ) ) );
		yield 'token refused' => array( array( '/token' => self::reply( array( 'error' => 'invalid_grant' ), 400 ) ) );
		yield 'token garbage' => array( array( '/token' => self::reply( '<html>labas' ) ) );
		yield 'token empty' => array( array( '/token' => self::reply( '' ) ) );
		yield 'token without access' => array( array( '/token' => self::reply( array( 'id_token' => 'a.b.c' ) ) ) );
		yield 'token a list' => array( array( '/token' => self::reply( array( 'access_token' => array( 'x' ) ) ) ) );
		yield 'id_token garbage' => array( array( '/token' => self::reply( array( 'access_token' => 'x', 'id_token' => 'a.b' ) ) ) );
		yield 'no id_token' => array( array( '/token' => self::reply( array( 'access_token' => 'x' ) ) ) );
		yield 'redirect' => array( array( '/token' => self::reply( '', 302 ) ) );
		yield 'userinfo late' => array( array( '/userinfo' => new WP_Error( 'http_request_failed', 'Operation timed out' ) ) );
		yield 'userinfo refused' => array( array( '/userinfo' => self::reply( array( 'sub' => 'G-1' ), 403 ) ) );
		yield 'userinfo garbage' => array( array( '/userinfo' => self::reply( "\x00\xff" ) ) );
		yield 'userinfo oversized' => array( array( '/userinfo' => self::reply( array( 'sub' => 'G-1', 'x' => str_repeat( 'x', 70000 ) ) ) ) );
		yield 'userinfo deep' => array( array( '/userinfo' => self::reply( str_repeat( '[', 50 ) . str_repeat( ']', 50 ) ) ) );
		yield 'userinfo without subject' => array( array( '/userinfo' => self::reply( array( 'email' => 'rasa@demo.test', 'email_verified' => true ) ) ) );
	}

	/** @param array<string, array<string, mixed>|WP_Error> $answers */
	#[DataProvider( 'bad_answers' )]
	public function test_a_provider_that_misbehaves_leads_to_log_in_with_a_message( array $answers ): void {
		$query = $this->begin();
		$this->google_says();
		$this->remote = array_merge( $this->remote, $answers );

		self::assertSame( array( 'path' => '/prisijungti', 'error' => 'oauth_error' ), $this->come_back( $query['state'] ) );
		self::assertFalse( get_user_by( 'email', 'rasa@demo.test' ) );
	}

	public function test_a_state_counts_once_for_ten_minutes_in_its_browser_and_for_its_provider(): void {
		$this->google_says();
		$refused = array( 'path' => '/prisijungti', 'error' => 'oauth_error' );

		$state = $this->begin()['state'];
		self::other_browser();
		self::assertSame( $refused, $this->come_back( $state ) );
		self::no_cookies();
		self::assertSame( $refused, $this->come_back( $state ) );

		$state = $this->begin()['state'];
		self::assertSame( $refused, $this->come_back( $state, 'linkedin' ) );
		$this->at( self::NOW + 600 );
		self::assertSame( $refused, $this->come_back( $state ) );

		$this->at( self::NOW );
		$state = $this->begin()['state'];
		self::assertSame( $refused, $this->come_back( $state, 'google', '&error=access_denied' ) );
		self::assertSame( $refused, $this->come_back( $state ), 'A refusal spends the state too.' );
		foreach ( array( '', 'x', str_repeat( 'a', 64 ), '%27%20OR%201=1' ) as $wrong ) {
			self::assertSame( $refused, $this->come_back( $wrong ) );
		}
		self::assertSame( array(), $this->asked, 'The provider was never asked.' );

		$state = $this->begin()['state'];
		$this->google_says();
		self::assertArrayHasKey( 'social', $this->come_back( $state ) );
		self::assertSame( $refused, $this->come_back( $state ) );
	}

	public function test_a_state_of_one_provider_is_refused_at_another_and_stays_good(): void {
		$state = $this->begin()['state'];
		$this->google_says();
		self::assertSame( array( 'path' => '/prisijungti', 'error' => 'oauth_error' ), $this->come_back( $state, 'facebook' ) );
		self::assertSame( array(), $this->asked, 'No provider was asked.' );

		self::assertArrayHasKey( 'social', $this->come_back( $state ) );
	}

	public function test_a_code_counts_once_for_a_minute_and_not_in_another_browser(): void {
		$code = $this->outcome()['social'];
		self::other_browser();
		self::assert_refused( 400, 'invalid_key', $this->post( 'social_exchange', array( 'code' => $code ) ) );
		self::no_cookies();
		self::assert_refused( 400, 'invalid_key', $this->post( 'social_exchange', array( 'code' => $code, 'bound' => true ) ) );
		self::assertSame( 200, $this->post( 'social_exchange', array( 'code' => $code ) )->get_status() );
		self::assert_refused( 400, 'invalid_key', $this->post( 'social_exchange', array( 'code' => $code ) ) );

		$code = $this->outcome()['social'];
		$this->at( self::NOW + 60 );
		self::assert_refused( 400, 'invalid_key', $this->post( 'social_exchange', array( 'code' => $code, 'bound' => true ) ) );
		foreach ( array( '0', '0e1', str_repeat( 'a', 64 ) ) as $wrong ) {
			self::assert_refused( 400, 'invalid_key', $this->post( 'social_exchange', array( 'code' => $wrong ) ) );
		}
		self::assert_refused( 400, 'invalid_input', $this->post( 'social_exchange', array( 'code' => true ) ) );
	}

	public function test_who_may_not_log_in_may_not_this_way(): void {
		$user = $this->sign_in();
		do_action( 'mentoriai_set_user_status', $user['id'], 'rejected', 'x' );
		self::assert_refused( 403, 'account_closed', $this->post( 'social_exchange', array( 'code' => $this->outcome()['social'] ) ) );

		do_action( 'mentoriai_set_user_status', $user['id'], 'draft', '' );
		( new \WP_User( $user['id'] ) )->set_role( 'editor' );
		self::assert_refused( 403, 'staff_account', $this->post( 'social_exchange', array( 'code' => $this->outcome()['social'] ) ) );
	}

	public function test_a_deleted_person_leaves_no_link(): void {
		$user = $this->sign_in();
		self::delete( $user['id'] );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {social_accounts}' ) );
		self::assertNotSame( $user['id'], $this->sign_in()['id'] );
	}

	public function test_facebook_counts_as_verified_and_linkedin_knows_neither_pkce_nor_nonce(): void {
		$state        = $this->begin( 'facebook' )['state'];
		$this->remote = array(
			'/access_token' => self::reply( array( 'access_token' => 'at' ) ),
			'/me'           => self::reply( array( 'id' => '77', 'email' => 'fb@demo.test', 'first_name' => 'Rasa' ) ),
		);
		self::assertArrayHasKey( 'social', $this->come_back( $state, 'facebook' ) );

		$query = $this->begin( 'linkedin' );
		self::assertArrayNotHasKey( 'code_challenge', $query );
		$this->google_says( array( 'sub' => 'L-1', 'email' => 'li@demo.test' ), array( 'iss' => 'https://www.linkedin.com/oauth', 'aud' => 'id-of-linkedin', 'nonce' => null ) );
		$this->remote = array( '/accessToken' => $this->remote['/token'], '/userinfo' => $this->remote['/userinfo'] );
		self::assertArrayHasKey( 'social', $this->come_back( $query['state'], 'linkedin' ) );
		self::assertIsArray( end( $this->asked ) );
		self::assertArrayNotHasKey( 'code_verifier', $this->asked[2]['body'] );
	}

	public function test_a_provider_is_on_with_both_keys_and_over_https(): void {
		self::assert_refused( 400, 'oauth_error', $this->post( 'social_auth', array( 'provider' => 'myspace' ) ) );
		$this->setting( 'google_client_secret', '' );
		self::assert_refused( 400, 'oauth_error', $this->post( 'social_auth', array( 'provider' => 'google' ) ) );

		add_filter( 'mentoriai_oauth_providers', static fn ( array $all ): array => array( 'google' => array( 'client_id' => 'a', 'client_secret' => 'b', 'token_url' => 'http://evil.test/token' ) ) + $all );
		self::assert_refused( 400, 'oauth_error', $this->post( 'social_auth', array( 'provider' => 'google' ) ) );
		add_filter( 'mentoriai_oauth_providers', static fn ( array $all ): array => array( 'google' => array( 'client_id' => 'of-the-filter', 'client_secret' => 'b' ) ) + $all, 20 );
		self::assertSame( 'of-the-filter', $this->begin()['client_id'] );
	}

	public function test_nothing_stays_of_ways_that_ended(): void {
		$this->begin();
		$this->outcome();
		$this->at( self::NOW + 601 );
		do_action( Background::RUN );
		self::assertSame( array( '0', '0' ), array( $this->db()->value( 'SELECT COUNT(*) FROM {social_states}' ), $this->db()->value( 'SELECT COUNT(*) FROM {social_codes}' ) ) );
	}

	public function test_tries_of_an_address_are_limited(): void {
		update_option( 'mentoriai_test_limits', array( 'social' => array( 3, 900 ) ) );
		$this->google_says();
		$state = $this->begin()['state'];
		$this->come_back( 'x' );
		$this->come_back( 'x' );
		self::assertSame( 'oauth_error', $this->come_back( $state )['error'] );
		self::assertSame( 429, $this->post( 'social_auth', array( 'provider' => 'google' ) )->get_status() );
	}

	/**
	 * @param array<string, mixed> $profile
	 * @param array<string, mixed> $claims
	 * @param array<string, mixed> $body Of social_auth.
	 * @return array<string, string>
	 */
	private function outcome( array $profile = array(), array $claims = array(), array $body = array() ): array {
		$state = $this->begin( 'google', $body )['state'];
		$this->google_says( $profile, $claims );
		return $this->come_back( $state );
	}

	/**
	 * @param array<string, mixed> $profile
	 * @param array<string, mixed> $body Of social_auth.
	 * @return array<string, mixed> The user.
	 */
	private function sign_in( array $profile = array(), array $body = array() ): array {
		$reply = $this->post( 'social_exchange', array( 'code' => $this->outcome( $profile, array(), $body )['social'] ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['user'];
	}
}

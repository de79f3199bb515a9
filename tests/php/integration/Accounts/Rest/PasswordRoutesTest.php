<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;
use WP_User;

/**
 * lost, lost_reset and set-user-pass.
 */
#[Group( 'any-database' )]
final class PasswordRoutesTest extends SessionTestCase {

	private const EMAIL = 'ona@demo.test';

	private const FRESH = 'naujas slaptažodis';

	public function test_a_mailed_key_sets_a_password_once_and_ends_all_sessions(): void {
		$token = $this->token( $this->member( self::EMAIL ) );
		self::assertSame( array( 'status' => true ), $this->post( 'lost/?lang=en', array( 'email' => 'ONA@demo.test' ) )->get_data() );
		$link = $this->mailed_links( self::EMAIL )[0];
		self::assertSame( '/atstatyti-slaptazodi', $link['path'], 'In the language of the person, not of the request.' );
		self::assertSame( self::EMAIL, $link['email'] );

		self::assertSame( 200, $this->request( 'GET', 'user/', array(), $token )->get_status() );
		self::assertSame( array( 'status' => true ), $this->reset( $link['key'] )->get_data() );
		self::assertSame( 401, $this->status_of( $token ) );
		self::assert_refused( 400, 'invalid_key', $this->reset( $link['key'] ) );
		self::assert_refused( 401, 'incorrect_password', $this->login( self::EMAIL ) );
		self::assertSame( 200, $this->login( self::EMAIL, self::FRESH )->get_status() );
	}

	/** @return iterable<string, array{string, string}> Names that WordPress's own filters change. */
	public static function names(): iterable {
		yield 'signs' => array( 'Rasa "R" O\'Neil \\', 'Šimkus & Co ‹tėvas>' );
		yield 'an escaped byte' => array( '%41%42', 'A%41' );
		yield 'two blanks' => array( 'Ona  Marija', 'Šimkutė' );
		yield 'an entity' => array( 'Ona &amp; Jonas', '&lt;b&gt;' );
		yield 'looks serialised' => array( 's:1:"a";', 'a:0:{}' );
	}

	#[DataProvider( 'names' )]
	public function test_a_lost_password_changes_no_name( string $first, string $last ): void {
		$id     = $this->named( $first, $last );
		$before = $this->texts( $id );
		$told   = array();
		add_action( 'retrieve_password_key', static function ( string $login, string $key ) use ( &$told ): void {
			$told[] = array( $login, $key );
		}, 10, 2 );

		self::assertSame( 200, $this->post( 'lost', array( 'email' => self::EMAIL ) )->get_status() );
		$key  = $this->mailed_links( self::EMAIL )[0]['key'];
		$user = get_userdata( $id );
		self::assertInstanceOf( WP_User::class, $user );

		self::assertSame( $before, $this->texts( $id ) );
		self::assertSame( array( array( $user->user_login, $key ) ), $told );
		self::assertInstanceOf( WP_User::class, check_password_reset_key( $key, $user->user_login ) );
		self::assertSame( 200, $this->reset( $key )->get_status() );
		$profile = $this->login( self::EMAIL, self::FRESH )->get_data()['user'];
		self::assertSame( array( $first, $last, $before ), array( $profile['first_name'], $profile['last_name'], $this->texts( $id ) ) );
	}

	#[DataProvider( 'names' )]
	public function test_nor_does_what_wordpress_stores_of_an_account( string $first, string $last ): void {
		$id     = $this->named( $first, $last );
		$before = $this->texts( $id );
		$user   = get_userdata( $id );
		self::assertInstanceOf( WP_User::class, $user );

		self::assertIsString( get_password_reset_key( $user ) );
		wp_update_user( array( 'ID' => $id, 'user_pass' => self::FRESH ) );
		self::assertSame( $before, $this->texts( $id ) );

		wp_update_user( array( 'ID' => $id, 'first_name' => 'A & B' ) );
		self::assertSame( array( 'A &amp; B', $last ), array( get_user_meta( $id, 'first_name', true ), get_user_meta( $id, 'last_name', true ) ), 'Names that change are filtered.' );
	}

	public function test_whom_wordpress_allows_no_reset_gets_no_mail(): void {
		$id = $this->member( self::EMAIL );
		add_filter( 'allow_password_reset', '__return_false' );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		self::assertSame( array(), $this->mailed_links( self::EMAIL ) );
		self::assertSame( '', get_userdata( $id )->user_activation_key ?? null );
	}

	public function test_the_key_lives_one_hour_by_the_portals_clock(): void {
		$this->member( self::EMAIL );
		$now = time() + 90 * 86400;
		$this->at( $now );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$key = $this->mailed_links( self::EMAIL )[0]['key'];
		$this->at( $now + 3600 );
		self::assert_refused( 400, 'invalid_key', $this->reset( $key ) );
		$this->at( $now + 3599 );
		self::assertSame( 200, $this->reset( $key )->get_status() );
	}

	public function test_wordpress_itself_keeps_its_own_day_for_keys(): void {
		$user = get_userdata( $this->member( self::EMAIL ) );
		self::assertInstanceOf( WP_User::class, $user );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$this->reset( 'x' );

		self::assertSame( 86400, apply_filters( 'password_reset_expiration', 86400 ) );
	}

	public function test_the_reset_also_confirms_the_address_and_lifts_the_lock(): void {
		$this->real_limits();
		$this->member( self::EMAIL, confirmed: false );
		for ( $try = 0; $try < 5; $try++ ) {
			$this->login( self::EMAIL, 'neteisingas' );
		}
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$this->reset( $this->mailed_links( self::EMAIL )[0]['key'] );

		self::assertSame( 200, $this->login( self::EMAIL, self::FRESH )->get_status() );
	}

	public function test_a_reset_takes_a_registration_out_of_foreign_hands(): void {
		$this->post( 'register', self::registration( array( 'email' => self::EMAIL, 'type' => 'mentorius' ) ) );
		$confirm = $this->mailed_links( self::EMAIL )[0]['key'];
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$keys = array_diff( array_column( $this->mailed_links( self::EMAIL ), 'key' ), array( $confirm ) );
		self::assertSame( 200, $this->reset( array_values( $keys )[0] )->get_status() );

		self::assert_refused( 401, 'incorrect_password', $this->login( self::EMAIL ) );
		$user = $this->login( self::EMAIL, self::FRESH )->get_data()['user'];
		self::assertTrue( $user['needs_consent'], 'Whoever registered agreed, not the owner of the address.' );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration( array( 'email' => self::EMAIL ) ) ) );
		self::assert_refused( 400, 'invalid_key', $this->post( 'confirm_email', array( 'email' => self::EMAIL, 'key' => $confirm ) ) );
	}

	public function test_blanks_around_a_password_are_not_part_of_it(): void {
		$token = $this->token( $this->member( self::EMAIL ) );
		self::assertSame( 200, $this->post( 'set-user-pass', array( 'password' => "  geras123 \t", 'password_confirm' => 'geras123' ), $token )->get_status() );
		self::assertSame( 200, $this->login( self::EMAIL, 'geras123' )->get_status() );
		self::assertSame( 200, $this->login( self::EMAIL, " geras123\n" )->get_status() );
		self::assert_refused( 400, 'invalid_input', $this->post( 'set-user-pass', array( 'password' => 'ab     ' ), $token ) );
		self::assertSame( array( 'password' => 'required' ), self::fields( $this->login( self::EMAIL, '   ' ) ) );
	}

	public function test_unknown_and_staff_addresses_cannot_be_found(): void {
		$staff = get_userdata( 1 );
		self::assertInstanceOf( WP_User::class, $staff );

		self::assert_refused( 404, 'cannotbefound', $this->post( 'lost', array( 'email' => 'nera@demo.test' ) ) );
		self::assert_refused( 404, 'cannotbefound', $this->post( 'lost', array( 'email' => $staff->user_email ) ) );
		$reply = $this->post( 'lost', array( 'email' => 'nera' ) );
		self::assert_refused( 400, 'invalid_input', $reply );
		self::assertSame( array( 'email' => 'user.incorectemail' ), self::fields( $reply ) );
	}

	public function test_a_key_of_staff_does_not_fit_here(): void {
		$staff = get_userdata( 1 );
		self::assertInstanceOf( WP_User::class, $staff );
		$key = get_password_reset_key( $staff );

		self::assert_refused( 400, 'invalid_key', $this->post( 'lost_reset', array( 'email' => $staff->user_email, 'key' => $key, 'password' => self::FRESH ) ) );
	}

	public function test_reminders_are_limited_by_account_and_by_address(): void {
		$this->real_limits();
		$this->member( self::EMAIL );
		for ( $try = 0; $try < 3; $try++ ) {
			self::assertSame( 200, $this->post( 'lost', array( 'email' => self::EMAIL ) )->get_status() );
		}
		self::assert_refused( 429, 'too_many_requests', $this->post( 'lost', array( 'email' => self::EMAIL ) ) );
		for ( $try = 4; $try < 10; $try++ ) {
			self::assert_refused( 404, 'cannotbefound', $this->post( 'lost', array( 'email' => 'nera@demo.test' ) ) );
		}
		self::assert_refused( 429, 'too_many_requests', $this->post( 'lost', array( 'email' => 'nera@demo.test' ) ) );
	}

	public function test_the_password_rule_holds_on_reset_and_does_not_spend_the_key(): void {
		$this->member( self::EMAIL );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$key   = $this->mailed_links( self::EMAIL )[0]['key'];
		$reply = $this->reset( $key, 'abcd' );
		self::assert_refused( 400, 'invalid_input', $reply );
		self::assertSame( 'Min: 5, Max: 20', $reply->get_data()['message'] );
		$differs = $this->post( 'lost_reset', array( 'email' => self::EMAIL, 'key' => $key, 'password' => self::FRESH, 'password_confirm' => 'kitas' ) );
		self::assertSame( array( 'password_confirm' => 'user.passwords_differ' ), self::fields( $differs ) );

		self::assertSame( 200, $this->reset( $key )->get_status() );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function bad_keys(): iterable {
		yield from ConfirmEmailRouteTest::bad_keys();
		yield 'other characters between' => array( '%s!', 'invalid_key' );
	}

	#[DataProvider( 'bad_keys' )]
	public function test_bad_keys_are_refused( mixed $key, string $code ): void {
		$this->member( self::EMAIL );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$good = $this->mailed_links( self::EMAIL )[0]['key'];

		self::assert_refused( 400, $code, $this->reset( is_string( $key ) ? str_replace( '%s', $good, $key ) : $key ) );
		self::assertSame( 200, $this->reset( $good )->get_status() );
	}

	public function test_a_bad_key_costs_no_hash_of_a_password(): void {
		$this->member( self::EMAIL );
		$hashes = 0;
		add_filter(
			'wp_hash_password_algorithm',
			static function ( mixed $algorithm ) use ( &$hashes ): mixed {
				++$hashes;
				return $algorithm;
			}
		);
		self::assert_refused( 400, 'invalid_key', $this->reset( 'netikras' ) );
		self::assertSame( 0, $hashes );
	}

	public function test_another_accounts_key_is_refused(): void {
		$this->member( self::EMAIL );
		$this->member( 'kita@demo.test' );
		$this->post( 'lost', array( 'email' => 'kita@demo.test' ) );

		self::assert_refused( 400, 'invalid_key', $this->reset( $this->mailed_links( 'kita@demo.test' )[0]['key'] ) );
	}

	public function test_a_young_session_changes_the_password_and_other_sessions_end(): void {
		$id    = $this->member( self::EMAIL );
		$other = $this->token( $id );
		$own   = $this->token( $id );

		self::assertSame( array( 'status' => true ), $this->post( 'set-user-pass/', array( 'password' => self::FRESH ), $own )->get_data() );
		self::assertSame( 401, $this->status_of( $other ) );
		self::assertSame( 200, $this->status_of( $own ) );
		self::assertSame( 200, $this->login( self::EMAIL, self::FRESH )->get_status() );
	}

	public function test_an_older_session_needs_the_current_password(): void {
		$id  = $this->member( self::EMAIL );
		$now = time();
		$this->at( $now );
		$token = $this->token( $id );
		$this->at( $now + 600 );

		self::assert_refused( 400, 'invalid_input', $this->post( 'set-user-pass', array( 'password' => 'abcd' ), $token ) );
		self::assert_refused( 403, 'reauth_required', $this->post( 'set-user-pass', array( 'password' => self::FRESH ), $token ) );
		self::assert_refused( 403, 'reauth_required', $this->post( 'set-user-pass', array( 'password' => self::FRESH, 'current_password' => '' ), $token ) );
		self::assert_refused( 403, 'incorrect_password', $this->post( 'set-user-pass', array( 'password' => self::FRESH, 'current_password' => 'neteisingas' ), $token ) );
		self::assertSame( 200, $this->login( self::EMAIL )->get_status(), 'Still the old one.' );
		self::assertSame( 200, $this->post( 'set-user-pass', array( 'password' => self::FRESH, 'current_password' => self::PASSWORD ), $token )->get_status() );
		$this->at( $now + 599 );
		self::assertSame( 200, $this->post( 'set-user-pass', array( 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD ), $token )->get_status() );
	}

	public function test_guessing_the_current_password_is_limited(): void {
		$this->real_limits();
		$token = $this->token( $this->member( self::EMAIL ) );
		$guess = fn (): WP_REST_Response => $this->post( 'set-user-pass', array( 'password' => self::FRESH, 'current_password' => 'neteisingas' ), $token );
		for ( $try = 0; $try < 5; $try++ ) {
			self::assert_refused( 403, 'incorrect_password', $guess() );
		}
		self::assert_refused( 429, 'too_many_requests', $guess() );
	}

	public function test_guests_change_nothing(): void {
		self::assert_refused( 401, 'not_logged_in', $this->post( 'set-user-pass', array( 'password' => self::FRESH ) ) );
	}

	/** A mentor who has typed these names. */
	private function named( string $first, string $last ): int {
		$id   = $this->member( self::EMAIL, Role::Mentor );
		$body = array( 'firstName' => $first, 'lastName' => $last, 'pareigosirimone' => 'Direktorė', 'sritis' => array(), 'paskyrosUzimtumas' => '0', 'aprasymaslt' => 'Padedu.', 'phoneNumber' => '+37060000000' );
		self::assertSame( 200, $this->post( 'save_profile', $body, $this->token( $id ) )->get_status() );
		self::assertSame( array( $first, $last, "$first $last" ), array( get_user_meta( $id, 'first_name', true ), get_user_meta( $id, 'last_name', true ), get_userdata( $id )->display_name ?? '' ) );
		return $id;
	}

	/** @return list<mixed> What is stored of names: of the account, its meta and the index of mentors. */
	private function texts( int $id ): array {
		clean_user_cache( $id );
		return array(
			get_userdata( $id )->display_name ?? null,
			$this->db()->rows( "SELECT meta_key, meta_value FROM {$this->db()->usermeta()} WHERE user_id = ? AND meta_key IN ('first_name', 'last_name') ORDER BY umeta_id", $id ),
			$this->db()->rows( 'SELECT * FROM {mentor_index} WHERE mentor_id = ? ORDER BY lang', $id ),
		);
	}

	private function reset( mixed $key, string $password = self::FRESH ): WP_REST_Response {
		return $this->post( 'lost_reset/', array( 'email' => self::EMAIL, 'key' => $key, 'password' => $password ) );
	}
}

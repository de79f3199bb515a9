<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class LoginRouteTest extends SessionTestCase {

	public function test_the_right_password_gives_a_token_and_the_user(): void {
		$id    = $this->member( 'Ona@demo.test', Role::Mentor );
		$reply = $this->login( ' ONA@demo.test ' );

		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$data = $reply->get_data();
		self::assertSame( array( 'status', 'user', 'msg' ), array_keys( $data ) );
		self::assertSame( '', $data['msg'] );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{64}$~', $data['user']['token'] );
		self::assertSame(
			array(
				'id'             => $id,
				'role'           => 'mentorius',
				'status'         => 'public',
				'review'         => array( 'state' => 'public', 'reason' => '' ),
				'email'          => 'Ona@demo.test',
				'first_name'     => 'Ona',
				'last_name'      => 'Šimkutė',
				'lang'           => 'lt',
				'img'            => null,
				'unreadmessages' => false,
				'unreadplans'    => 0,
				'needs_consent'  => false,
				'busy'           => false,
				'capabilities'   => array(
					'can_message'      => false,
					'can_reply'        => true,
					'can_plan'         => false,
					'can_review'       => false,
					'can_results'      => true,
					'can_edit_profile' => true,
					'can_choose_type'  => false,
				),
			),
			array_diff_key( $data['user'], array( 'token' => 1 ) )
		);
		self::assertSame( 200, $this->status_of( $data['user']['token'] ) );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
	}

	public function test_a_token_is_kept_only_as_the_hash_of_its_text(): void {
		global $wpdb;
		$this->member( 'ona@demo.test' );
		$token = $this->login( 'ona@demo.test' )->get_data()['user']['token'];

		self::assertSame( array( hash( 'sha256', $token ) ), $wpdb->get_col( "SELECT token_hash FROM {$wpdb->prefix}mentoriai_sessions" ) );
	}

	public function test_unknown_addresses_and_wrong_passwords_answer_alike_and_both_cost_one_hash(): void {
		$this->member( 'ona@demo.test' );
		$hashes = 0;
		add_filter( 'wp_hash_password_algorithm', static function ( mixed $algorithm ) use ( &$hashes ): mixed {
			++$hashes;
			return $algorithm;
		} );
		$wrong = $this->login( 'ona@demo.test', 'neteisingas' );
		self::assert_refused( 401, 'incorrect_password', $wrong );
		self::assertSame( 0, $hashes );
		$unknown = $this->login( 'nera@demo.test', 'neteisingas' );
		self::assert_refused( 401, 'incorrect_password', $unknown );
		self::assertSame( $wrong->get_data(), $unknown->get_data() );
		self::assertSame( 1, $hashes, 'As long as a check.' );
		self::assert_refused( 401, 'incorrect_password', $this->login( 'ona@demo.test', stripslashes( self::PASSWORD ) ) );
	}

	public function test_who_may_not_log_in_hears_why_only_with_the_right_password(): void {
		$this->member( 'nauja@demo.test', confirmed: false );
		$this->member( 'atmesta@demo.test', status: AccountStatus::Rejected );
		$this->member( 'uzdaryta@demo.test', status: AccountStatus::Closed );
		$staff = get_userdata( 1 );
		self::assertInstanceOf( WP_User::class, $staff );
		wp_set_password( self::PASSWORD, 1 );

		self::assert_refused( 403, 'draft', $this->login( 'nauja@demo.test' ) );
		self::assert_refused( 403, 'account_closed', $this->login( 'atmesta@demo.test' ) );
		self::assert_refused( 403, 'account_closed', $this->login( 'uzdaryta@demo.test' ) );
		self::assert_refused( 403, 'staff_account', $this->login( $staff->user_email ) );
		foreach ( array( 'nauja@demo.test', 'atmesta@demo.test', $staff->user_email ) as $email ) {
			self::assert_refused( 401, 'incorrect_password', $this->login( $email, 'neteisingas' ) );
		}
		$this->setting( 'confirm_email', false );
		self::assertSame( 200, $this->login( 'nauja@demo.test' )->get_status() );
	}

	/** @return iterable<string, array{AccountStatus}> */
	public static function drafts(): iterable {
		foreach ( array( AccountStatus::Draft, AccountStatus::Submitted, AccountStatus::Returned, AccountStatus::Paused ) as $status ) {
			yield $status->value => array( $status );
		}
	}

	#[DataProvider( 'drafts' )]
	public function test_who_is_not_public_logs_in_and_sees_why( AccountStatus $status ): void {
		$this->member( 'ona@demo.test', Role::Mentor, $status );
		$user = $this->login( 'ona@demo.test' )->get_data()['user'];

		self::assertSame( array( 'draft', $status->value ), array( $user['status'], $user['review']['state'] ) );
	}

	public function test_an_editor_who_is_also_a_mentor_is_staff(): void {
		$id = $this->member( 'ona@demo.test', Role::Mentor );
		( new WP_User( $id ) )->add_role( 'editor' );

		self::assert_refused( 403, 'staff_account', $this->login( 'ona@demo.test' ) );
		self::assertSame( 401, $this->status_of( $this->token( $id ) ) );
	}

	public function test_five_failures_lock_the_account_even_for_the_right_password_until_the_time_is_over(): void {
		$this->real_limits();
		$this->member( 'ona@demo.test' );
		$this->member( 'kita@demo.test' );
		$now = time();
		$this->at( $now );
		for ( $try = 0; $try < 5; $try++ ) {
			self::assert_refused( 401, 'incorrect_password', $this->login( 'ona@demo.test', 'neteisingas' ) );
		}
		$locked = $this->login( 'ONA@demo.test' );
		self::assert_refused( 429, 'too_many_requests', $locked );
		self::assertSame( '900', $locked->get_headers()['Retry-After'] );
		self::assertSame( 200, $this->login( 'kita@demo.test' )->get_status(), 'Another account is free.' );
		$this->at( $now + 901 );
		self::assertSame( 200, $this->login( 'ona@demo.test' )->get_status() );
	}

	public function test_an_unknown_address_is_locked_like_a_known_one(): void {
		$this->real_limits();
		for ( $try = 0; $try < 5; $try++ ) {
			$this->login( 'nera@demo.test' );
		}
		self::assert_refused( 429, 'too_many_requests', $this->login( 'nera@demo.test' ) );
	}

	public function test_a_success_clears_the_accounts_count(): void {
		$this->real_limits();
		$this->member( 'ona@demo.test' );
		for ( $round = 0; $round < 3; $round++ ) {
			for ( $try = 0; $try < 4; $try++ ) {
				self::assert_refused( 401, 'incorrect_password', $this->login( 'ona@demo.test', 'neteisingas' ) );
			}
			self::assertSame( 200, $this->login( 'ona@demo.test' )->get_status() );
		}
	}

	public function test_twenty_failures_lock_the_address(): void {
		$this->real_limits();
		$this->member( 'ona@demo.test' );
		for ( $try = 0; $try < 20; $try++ ) {
			self::assert_refused( 401, 'incorrect_password', $this->login( "nera$try@demo.test" ) );
		}
		self::assert_refused( 429, 'too_many_requests', $this->login( 'ona@demo.test' ) );
	}

	public function test_an_old_hash_is_renewed(): void {
		global $wpdb;
		$id = $this->member( 'ona@demo.test' );
		$wpdb->update( $wpdb->users, array( 'user_pass' => md5( self::PASSWORD ) ), array( 'ID' => $id ) );
		clean_user_cache( $id );

		self::assertSame( 200, $this->login( 'ona@demo.test' )->get_status() );
		self::assertStringStartsWith( '$wp$', get_userdata( $id )->user_pass ?? '' );
		self::assertSame( 200, $this->login( 'ona@demo.test' )->get_status() );
	}

	/** @return iterable<string, array{array<string, mixed>|string, array<string, string>}> */
	public static function wrong(): iterable {
		yield 'nothing' => array( array(), array( 'email' => 'required', 'password' => 'required' ) );
		yield 'true' => array( array( 'email' => true, 'password' => true ), array( 'email' => 'invalid', 'password' => 'invalid' ) );
		yield 'list' => array( array( 'email' => array(), 'password' => array( 'a' ) ), array( 'email' => 'invalid', 'password' => 'invalid' ) );
		yield 'zero' => array( array( 'email' => 0, 'password' => 0 ), array( 'email' => 'invalid', 'password' => 'invalid' ) );
		yield 'robot token' => array( array( 'email' => 'a@demo.test', 'password' => 'x', 'bot_token' => true ), array( 'bot_token' => 'invalid' ) );
		yield 'long robot token' => array( array( 'email' => 'a@demo.test', 'password' => 'x', 'bot_token' => str_repeat( 'a', 10240 ) ), array( 'bot_token' => 'too_long' ) );
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $fields
	 */
	#[DataProvider( 'wrong' )]
	public function test_wrong_types_are_refused( array $body, array $fields ): void {
		$reply = $this->post( 'login', $body );

		self::assert_refused( 400, 'invalid_input', $reply );
		self::assertSame( $fields, self::fields( $reply ) );
	}

	public function test_parallel_logins_all_stay_valid(): void {
		$this->member( 'ona@demo.test' );
		$tokens = array();
		for ( $number = 0; $number < 5; $number++ ) {
			$tokens[] = $this->login( 'ona@demo.test' )->get_data()['user']['token'];
		}
		foreach ( $tokens as $token ) {
			self::assertSame( 200, $this->status_of( $token ) );
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts\Rest;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Migrations\Migration0003MarkProvisionalAccounts;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

#[Group( 'any-database' )]
final class RegisterRouteTest extends SessionTestCase {

	public function test_a_new_account_is_a_draft_without_a_token_until_it_is_confirmed(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$reply = $this->post( 'register/?lang=en', self::registration( array( 'email' => ' Nauja@Demo.test ', 'type' => 1 ) ) );

		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$user = $reply->get_data()['user'];
		self::assertArrayNotHasKey( 'token', $user );
		self::assertSame( array( 'frontuser', 'draft', 'nauja@demo.test', 'en' ), array( $user['role'], $user['status'], $user['email'], $user['lang'] ) );
		self::assertSame( array( 'state' => 'draft', 'reason' => '' ), $user['review'] );
		self::assertNotSame( '', $reply->get_data()['message'] );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );

		$consents = get_user_meta( $user['id'], UserMeta::CONSENTS, true );
		self::assertSame( array( array( 'version' => '1', 'agreed_at' => '2026-11-21 08:15:00' ) ), $consents );
		self::assert_refused( 403, 'draft', $this->login( 'nauja@demo.test' ) );
	}

	/** @return iterable<string, array{string, array<string, string>}> */
	public static function unreadable(): iterable {
		foreach ( array( 'privatumo-politika', 'narystes-taisykles' ) as $slug ) {
			yield "$slug is a draft" => array( $slug, array( 'post_status' => 'draft' ) );
			yield "$slug has no text" => array( $slug, array( 'post_content' => '  ' ) );
			yield "$slug has empty blocks" => array( $slug, array( 'post_content' => "<!-- wp:paragraph {\"align\":\"center\"} -->\n<p class=\"has-text-align-center\">&nbsp;</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:separator -->\n<hr class=\"wp-block-separator\"/>\n<!-- /wp:separator -->" ) );
			yield "$slug has a password" => array( $slug, array( 'post_password' => 'x' ) );
		}
	}

	/** @param array<string, string> $change */
	#[DataProvider( 'unreadable' )]
	public function test_no_one_agrees_to_a_text_that_cannot_be_read( string $slug, array $change ): void {
		$page  = (int) get_page_by_path( $slug )?->ID;
		$asked = $this->post( 'register', self::registration() )->get_data()['user']['id'];
		$text  = (string) get_post( $page )?->post_content;
		wp_update_post( array( 'ID' => $page ) + $change );
		$member = $this->token( $this->member( 'narys@demo.test' ) );

		self::assert_refused( 403, 'texts_missing', $this->post( 'register', self::registration( array( 'email' => 'kitas@demo.test' ) ) ) );
		self::assert_refused( 403, 'texts_missing', $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $member ) );
		self::assertFalse( get_user_by( 'email', 'kitas@demo.test' ) );

		$body = array( 'email' => 'nauja@demo.test', 'key' => $this->mailed_links( 'nauja@demo.test' )[0]['key'], 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD, 'privacy' => true, 'rules' => true );
		self::assert_refused( 403, 'texts_missing', $this->post( 'confirm_email', $body ) );

		wp_update_post( array( 'ID' => $page, 'post_status' => 'publish', 'post_password' => '', 'post_content' => $text ) );
		self::assertSame( $asked, $this->post( 'confirm_email', $body )->get_data()['user']['id'], 'The key is good still.' );
	}

	public function test_the_other_languages_text_is_enough_and_the_forms_link_leads_to_it(): void {
		$lt = (int) get_page_by_path( 'narystes-taisykles' )?->ID;
		wp_update_post( array( 'ID' => $lt, 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => (int) get_page_by_path( 'en/narystes-taisykles' )?->ID, 'post_content' => 'Agreed.', 'post_name' => 'rules' ) );
		self::assertSame( 200, $this->post( 'register', self::registration() )->get_status() );
		$pages = new Pages( new PageRepository( $this->db() ), new ContentCache() );
		self::assertSame( home_url( '/en/rules' ), $pages->rules( Lang::Lt )?->url() );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function types(): iterable {
		yield 'founder' => array( '1', 'frontuser' );
		yield 'mentor' => array( 2, 'mentorius' );
		yield 'role name' => array( 'mentorius', 'mentorius' );
		yield 'left out' => array( null, 'neapsisprendes' );
		yield 'empty' => array( '', 'neapsisprendes' );
	}

	#[DataProvider( 'types' )]
	public function test_the_type_decides_the_role( mixed $type, string $role ): void {
		$reply = $this->post( 'register', self::registration( array( 'type' => $type ) ) );

		self::assertSame( $role, $reply->get_data()['user']['role'] );
		self::assertSame( array( $role ), get_userdata( $reply->get_data()['user']['id'] )->roles ?? null );
	}

	public function test_nothing_else_of_the_body_reaches_the_account(): void {
		$body  = self::registration(
			array(
				'role'            => 'administrator',
				'status'          => 'public',
				'ID'              => 1,
				'user_id'         => 1,
				'user_login'      => 'admin2',
				'wp_capabilities' => array( 'administrator' => true ),
				'meta'            => array( UserMeta::STATUS => 'public' ),
				'meta_input'      => array( UserMeta::CONFIRMED_AT => '2026-01-01 00:00:00' ),
				'confirmed'       => true,
				'lang'            => 'en',
			)
		);
		$reply = $this->post( 'register', $body );
		$user  = get_userdata( $reply->get_data()['user']['id'] );

		self::assertInstanceOf( WP_User::class, $user );
		self::assertSame( array( 'neapsisprendes' ), $user->roles );
		self::assertNotSame( 'admin2', $user->user_login );
		self::assertStringNotContainsString( 'nauja', $user->user_nicename . $user->display_name );
		self::assertSame( AccountStatus::Draft->value, get_user_meta( $user->ID, UserMeta::STATUS, true ) );
		self::assertSame( '', get_user_meta( $user->ID, UserMeta::CONFIRMED_AT, true ) );
		self::assertSame( 'lt', get_user_meta( $user->ID, UserMeta::LANG, true ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
	public static function wrong(): iterable {
		yield 'no address' => array( array( 'email' => null ), array( 'email' => 'required' ) );
		yield 'bad address' => array( array( 'email' => 'a@b' ), array( 'email' => 'user.incorectemail' ) );
		yield 'address as list' => array( array( 'email' => array( 'a@demo.test' ) ), array( 'email' => 'invalid' ) );
		yield 'two addresses' => array( array( 'email' => "a@demo.test\nBcc: b@demo.test" ), array( 'email' => 'user.incorectemail' ) );
		foreach ( array( '"quoted"@demo.test', 'x@[127.0.0.1]', 'a@b.c', 'ona@dėmo.test', 'óna@demo.test' ) as $email ) {
			yield $email => array( array( 'email' => $email ), array( 'email' => 'user.incorectemail' ) );
		}
		yield 'short' => array( array( 'password' => 'abcd', 'password_confirm' => 'abcd' ), array( 'password' => 'user.password_length' ) );
		yield 'long' => array( array( 'password' => str_repeat( 'a', 21 ), 'password_confirm' => str_repeat( 'a', 21 ) ), array( 'password' => 'user.password_length' ) );
		yield 'differs' => array( array( 'password_confirm' => 'other' ), array( 'password_confirm' => 'user.passwords_differ' ) );
		yield 'number' => array( array( 'password' => 123456, 'password_confirm' => 123456 ), array( 'password' => 'invalid', 'password_confirm' => 'invalid' ) );
		yield 'no privacy' => array( array( 'privacy' => false ), array( 'privacy' => 'not_accepted' ) );
		yield 'rules as text' => array( array( 'rules' => 'yes' ), array( 'rules' => 'not_accepted' ) );
		yield 'no rules' => array( array( 'rules' => null ), array( 'rules' => 'not_accepted' ) );
		yield 'type' => array( array( 'type' => 'administrator' ), array( 'type' => 'invalid' ) );
	}

	/**
	 * @param array<string, mixed>  $changes
	 * @param array<string, string> $fields
	 */
	#[DataProvider( 'wrong' )]
	public function test_wrong_fields_are_named_and_nothing_is_written( array $changes, array $fields ): void {
		$before = count_users()['total_users'];
		$reply  = $this->post( 'register', self::registration( $changes ) );

		self::assert_refused( 400, 'invalid_input', $reply );
		self::assertSame( $fields, self::fields( $reply ) );
		self::assertSame( $before, count_users()['total_users'] );
	}

	public function test_a_bad_password_is_named_together_with_other_bad_fields(): void {
		$reply = $this->post( 'register', self::registration( array( 'email' => 'nera', 'password' => 'abcd', 'password_confirm' => 'abce', 'rules' => false ) ) );

		self::assertEquals(
			array( 'email' => 'user.incorectemail', 'password' => 'user.password_length', 'password_confirm' => 'user.passwords_differ', 'rules' => 'not_accepted' ),
			self::fields( $reply )
		);
	}

	public function test_a_password_beyond_the_rule_answers_with_its_text(): void {
		$short = array( 'password' => 'abcd', 'password_confirm' => 'abcd' );

		self::assertSame( 'Min: 5, Max: 20', $this->post( 'register', self::registration( $short ) )->get_data()['message'] );
		$this->setting( 'password_rule', 'modern' );
		self::assertSame( 'Min: 8, Max: 64', $this->post( 'register', self::registration( $short ) )->get_data()['message'] );
		$common = array( 'password' => 'Password123', 'password_confirm' => 'Password123' );
		self::assertSame( array( 'password' => 'invalid' ), self::fields( $this->post( 'register', self::registration( $common ) ) ) );
	}

	public function test_a_taken_address_is_409_in_any_case_also_that_of_staff(): void {
		$this->member( 'Yra@demo.test' );
		$staff = get_userdata( 1 );
		self::assertInstanceOf( WP_User::class, $staff );

		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration( array( 'email' => 'YRA@DEMO.TEST' ) ) ) );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration( array( 'email' => $staff->user_email ) ) ) );
		self::assert_refused( 400, 'invalid_input', $this->post( 'register', self::registration( array( 'email' => 'yra@demo.test', 'password' => 'x' ) ) ) );
	}

	public function test_the_address_of_a_deleted_account_is_free_again(): void {
		$this->setting( 'confirm_email', false );
		$this->post( 'register', self::registration() );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration() ) );
		self::delete( (int) email_exists( 'nauja@demo.test' ) );

		self::assertSame( 200, $this->post( 'register', self::registration() )->get_status() );
	}

	public function test_an_address_that_nobody_confirmed_begins_anew(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$first = $this->post( 'register', self::registration( array( 'password' => 'svetimas', 'password_confirm' => 'svetimas', 'type' => 1 ) ) )->get_data();
		$key   = $this->mailed_links( 'nauja@demo.test' )[0]['key'];
		$this->freeze( '2026-11-22T08:15:00Z' );
		$again = $this->post( 'register?lang=en', self::registration( array( 'email' => 'NAUJA@demo.test', 'type' => 2 ) ) )->get_data();

		self::assertSame( array( 'mentorius', 'en', 'draft' ), array( $again['user']['role'], $again['user']['lang'], $again['user']['status'] ) );
		self::assertNotSame( $first['claim'], $again['claim'] );
		self::assertCount( 1, get_users( array( 'search' => 'nauja@demo.test' ) ) );
		self::assertSame( '2026-11-22 08:15:00', get_user_meta( $again['user']['id'], UserMeta::CONSENTS, true )[0]['agreed_at'] );
		self::assert_refused( 400, 'invalid_key', $this->post( 'confirm_email', array( 'email' => 'nauja@demo.test', 'key' => $key, 'claim' => $first['claim'] ) ) );

		$links = array_column( $this->mailed_links( 'nauja@demo.test' ), 'key' );
		$keys  = array_values( array_diff( $links, array( $key ) ) );
		self::assertCount( 1, $keys );
		self::assert_refused( 403, 'reauth_required', $this->post( 'confirm_email', array( 'email' => 'nauja@demo.test', 'key' => $keys[0], 'claim' => $first['claim'] ) ) );
		self::assertSame( 200, $this->post( 'confirm_email', array( 'email' => 'nauja@demo.test', 'key' => $keys[0], 'claim' => $again['claim'] ) )->get_status() );
		self::assert_refused( 401, 'incorrect_password', $this->login( 'nauja@demo.test', 'svetimas' ) );
		self::assertSame( 'mentorius', $this->login( 'nauja@demo.test' )->get_data()['user']['role'] );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration() ) );
	}

	public function test_beginning_anew_is_limited_by_address_and_the_answer_does_not_tell(): void {
		$this->real_limits();
		$this->post( 'register', self::registration() );
		$keys = array( 'status', 'user', 'message', 'claim' );
		for ( $try = 0; $try < 3; $try++ ) {
			self::assertSame( $keys, array_keys( $this->post( 'register', self::registration() )->get_data() ) );
		}
		$mails = count( $this->mailed_links( 'nauja@demo.test' ) );
		$reply = $this->post( 'register?lang=en', self::registration( array( 'password' => 'svetimas', 'password_confirm' => 'svetimas', 'type' => 2 ) ) );

		self::assertSame( $keys, array_keys( $reply->get_data() ) );
		self::assertSame( array( 'mentorius', 'en' ), array( $reply->get_data()['user']['role'], $reply->get_data()['user']['lang'] ) );
		self::assertCount( $mails, $this->mailed_links( 'nauja@demo.test' ) );
		self::assertSame( array( 'neapsisprendes' ), get_userdata( $reply->get_data()['user']['id'] )->roles ?? null );
		self::assert_refused( 401, 'incorrect_password', $this->login( 'nauja@demo.test', 'svetimas' ) );
	}

	public function test_who_is_refused_by_the_limit_gets_no_token_of_an_owner_who_confirms_meanwhile(): void {
		$this->real_limits();
		$this->post( 'register', self::registration() );
		for ( $try = 0; $try < 3; $try++ ) {
			$this->post( 'register', self::registration() );
		}
		$accounts = new AccountRepository( $this->db(), new Clock() );
		$owner    = $accounts->find_by_email( 'nauja@demo.test' );
		// While the stranger's password is hashed.
		add_filter(
			'wp_hash_password_algorithm',
			static function ( mixed $algorithm ) use ( $accounts, $owner ): mixed {
				$accounts->confirm( $owner->id ?? 0 );
				return $algorithm;
			}
		);
		$reply = $this->post( 'register', self::registration() );
		self::assertSame( 200, $reply->get_status() );
		self::assertArrayNotHasKey( 'token', $reply->get_data()['user'] );
		self::assertArrayHasKey( 'claim', $reply->get_data() );
	}

	public function test_a_mail_that_is_sent_while_the_owner_confirms_makes_nothing_provisional_again(): void {
		$this->post( 'register', self::registration() );
		$accounts = new AccountRepository( $this->db(), new Clock() );
		$before   = $accounts->find_by_email( 'nauja@demo.test' );
		self::assertNotNull( $before );
		$accounts->confirm( $before->id );
		$accounts->keep_provisional( $before );
		self::assertSame( '', get_user_meta( $before->id, UserMeta::PROVISIONAL_SINCE, true ) );
	}

	public function test_what_nobody_confirms_is_erased_thirty_days_after_its_last_mail(): void {
		$this->freeze( '2026-11-01T08:00:00Z' );
		$id = $this->post( 'register', self::registration() )->get_data()['user']['id'];
		$this->freeze( '2026-11-05T08:00:00Z' );
		$this->post( 'confirm_resend', array( 'email' => 'nauja@demo.test' ) );
		$this->freeze( '2026-12-05T08:00:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertNotFalse( get_userdata( $id ) );
		$this->freeze( '2026-12-05T08:00:01Z' );
		do_action( 'mentoriai_run_due' );
		self::assertFalse( get_userdata( $id ) );
		self::assertSame( 200, $this->post( 'register', self::registration() )->get_status() );
	}

	public function test_the_days_of_older_registrations_begin_with_the_upgrade(): void {
		$old  = $this->post( 'register', self::registration() )->get_data()['user']['id'];
		$made = $this->member( 'pakviesta@demo.test', status: AccountStatus::Draft, confirmed: false );
		delete_user_meta( $old, UserMeta::PROVISIONAL_SINCE );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration() ) );
		$this->freeze( '2026-11-21T08:15:00Z' );
		foreach ( array( 'once', 'again' ) as $time ) {
			( new Migration0003MarkProvisionalAccounts() )->run( $this->db() );
		}
		wp_cache_flush();

		self::assertSame( array( '2026-11-21 08:15:00' ), get_user_meta( $old, UserMeta::PROVISIONAL_SINCE ) );
		self::assertSame( array(), get_user_meta( $made, UserMeta::PROVISIONAL_SINCE ) );
		self::assertSame( 200, $this->post( 'register', self::registration() )->get_status() );
	}

	public function test_whom_staff_made_or_decided_about_is_somebody(): void {
		$this->member( 'pakviesta@demo.test', status: AccountStatus::Draft, confirmed: false );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration( array( 'email' => 'pakviesta@demo.test' ) ) ) );

		$id = $this->post( 'register', self::registration( array( 'type' => 2 ) ) )->get_data()['user']['id'];
		do_action( 'mentoriai_set_user_status', $id, AccountStatus::Public->value );
		do_action( 'mentoriai_set_user_status', $id, AccountStatus::Draft->value );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration() ) );
	}

	public function test_who_logs_in_while_addresses_are_not_confirmed_is_somebody(): void {
		$this->post( 'register', self::registration() );
		$this->setting( 'confirm_email', false );

		self::assertSame( 200, $this->login( 'nauja@demo.test' )->get_status() );
		self::assert_refused( 409, 'email_exists', $this->post( 'register', self::registration() ) );
	}

	public function test_without_confirmation_the_person_is_signed_in_at_once(): void {
		$this->setting( 'confirm_email', false );
		$user = $this->post( 'register', self::registration() )->get_data()['user'];

		self::assertSame( 200, $this->status_of( $user['token'] ) );
		self::assertSame( 200, $this->login( 'nauja@demo.test' )->get_status() );
		self::assertSame( array(), $this->mailed_links( 'nauja@demo.test' ) );
	}

	public function test_every_try_counts_by_address_and_a_bearer_changes_nothing(): void {
		$this->real_limits();
		$token = $this->token( $this->member( 'yra@demo.test' ) );
		for ( $try = 0; $try < 4; $try++ ) {
			self::assert_refused( 400, 'invalid_input', $this->post( 'register', array(), $token ) );
		}
		self::assertSame( 200, $this->post( 'register', self::registration(), $token )->get_status() );
		$reply = $this->post( 'register', self::registration() );
		self::assert_refused( 429, 'too_many_requests', $reply );
		self::assertGreaterThan( 0, (int) $reply->get_headers()['Retry-After'] );
	}

	public function test_sixteen_at_once_make_one_account(): void {
		$name    = bin2hex( random_bytes( 4 ) );
		$email   = "$name@demo.test";
		$replies = self::at_once( ...array_merge( ...array_fill( 0, 4, array( $email, strtoupper( $email ), " $email", "\"$name\"@demo.test" ) ) ) );

		self::assertEquals( array( 200 => 12, 400 => 4 ), array_count_values( $replies ), 'An address that nobody has confirmed begins anew; a quoted one is refused.' );
		self::assertCount( 1, get_users( array( 'search' => $email ) ) );
	}

	/** @return list<int> The status each process got. */
	private static function at_once( string ...$emails ): array {
		$folder    = (string) getenv( 'MENTORIAI_TEST_SITE' ) . '/tmp/' . bin2hex( random_bytes( 4 ) );
		$processes = array();
		mkdir( $folder );
		foreach ( $emails as $number => $email ) {
			$process = proc_open( array( PHP_BINARY, dirname( __DIR__, 4 ) . '/fixtures/session/register.php', $folder, (string) $number, $email, self::PASSWORD ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
			self::assertIsResource( $process );
			$processes[] = array( $process, $pipes[1] );
		}
		$patience = 1200;
		while ( count( glob( $folder . '/ready-*' ) ?: array() ) < count( $emails ) && $patience-- > 0 ) {
			usleep( 50000 );
		}
		touch( $folder . '/go' );
		return array_map(
			static function ( array $running ): int {
				$status = (int) stream_get_contents( $running[1] );
				proc_close( $running[0] );
				return $status;
			},
			$processes
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Invitations;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Invitations\Admin\InvitePage;
use MentoriaiPortal\Invitations\InvitationRepository;
use MentoriaiPortal\Invitations\InvitationService;
use MentoriaiPortal\Invitations\InvitationsModule;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_User;

/**
 * An invitation from its email to the consents, its one reminder, and what is left of it. Days are counted from 2026-11-21, 10:15 in Vilnius.
 */
final class InvitationsTest extends SessionTestCase {

	private const EMAIL = 'rasa@demo.test';

	private const FRESH = 'naujas slaptažodis';

	private int $start;

	protected function setUp(): void {
		parent::setUp();
		$this->start = (int) strtotime( '2026-11-21T08:15:00Z' );
		$this->day( 0 );
	}

	public function test_the_key_sets_a_password_once_and_the_first_log_in_asks_for_the_consents(): void {
		$id = $this->imported( 'public' );
		self::assertSame( array( 'invited' => 1, 'skipped' => 0 ), $this->service()->invite( array( $id ) ) );
		$link = $this->link();
		self::assertSame( array( '/atstatyti-slaptazodi', self::EMAIL ), array( $link['path'], $link['email'] ) );
		self::assertStringNotContainsString( $link['key'], (string) wp_json_encode( $this->db()->rows( 'SELECT * FROM {mail_queue}' ) ) . wp_json_encode( $this->db()->rows( 'SELECT * FROM {invitations}' ) ), 'Neither queue nor table holds the key.' );

		self::assert_refused( 401, 'incorrect_password', $this->login( self::EMAIL, self::FRESH ) );
		self::assertSame( array( 'status' => true ), $this->reset( $link['key'] )->get_data() );
		self::assert_refused( 400, 'invalid_key', $this->reset( $link['key'], 'kitas123' ) );
		$user = $this->login( self::EMAIL, self::FRESH )->get_data()['user'];
		self::assertTrue( $user['needs_consent'] );
		self::assertSame( 'draft', $user['status'] );
		self::assertSame( 'draft', $this->status_in( $id ), 'Nobody has agreed yet.' );
		self::assertSame( array(), $this->listed(), 'Not public before.' );

		$reply = $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $user['token'] );
		self::assertSame( array( 'public', false ), array( $reply->get_data()['user']['status'], $reply->get_data()['user']['needs_consent'] ) );
		self::assertSame( array( $id ), $this->listed() );
		self::assertSame( '', get_user_meta( $id, UserMeta::WAITING_STATUS, true ) );
		do_action( Background::RUN );
		self::assertSame( array( 'invitation', 'profile_approved' ), $this->kinds( $id ), 'Neither a changed password nor a welcome to a profile that is filled in already.' );
		self::assertSame( array( 'draft', 'public' ), array_values( (array) $this->db()->row( 'SELECT old_status, new_status FROM {status_changes} WHERE user_id = ?', $id ) ) );
	}

	public function test_without_a_waiting_status_the_account_stays_a_draft_and_is_welcomed_after_the_consents(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$this->reset( $this->link()['key'] );
		do_action( Background::RUN );
		self::assertSame( array( 'invitation' ), $this->kinds( $id ) );
		$this->consent();
		do_action( Background::RUN );
		self::assertSame( 'draft', $this->status_in( $id ) );
		self::assertSame( array( 'invitation', 'welcome' ), $this->kinds( $id ) );
	}

	public function test_a_status_that_staff_have_decided_since_is_not_overruled(): void {
		$id = $this->imported( 'public' );
		do_action( 'mentoriai_set_user_status', $id, 'rejected' );
		do_action( 'mentoriai_set_user_status', $id, 'draft' );
		$this->service()->invite( array( $id ) );
		$this->reset( $this->link()['key'] );
		$this->consent();
		self::assertSame( 'draft', $this->status_in( $id ) );
	}

	public function test_the_key_lives_14_days_and_for_one_address(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$key = $this->link()['key'];
		$this->day( 14 );
		self::assert_refused( 400, 'invalid_key', $this->reset( $key ) );
		$this->day( 14, -1 );
		$other = $this->imported( email: 'kita@demo.test' );
		self::assert_refused( 400, 'invalid_key', $this->post( 'lost_reset', array( 'email' => 'kita@demo.test', 'key' => $key, 'password' => self::FRESH ) ) );
		wp_update_user( array( 'ID' => $id, 'user_email' => 'nauja@demo.test' ) );
		self::assert_refused( 400, 'invalid_key', $this->post( 'lost_reset', array( 'email' => 'nauja@demo.test', 'key' => $key, 'password' => self::FRESH ) ), 'Who reads the former mailbox is somebody else.' );
		self::assertSame( array( 'invited' => 2, 'skipped' => 0 ), $this->service()->invite( array( $id, $other ) ), 'The new address has no invitation yet.' );
		wp_update_user( array( 'ID' => $id, 'user_email' => self::EMAIL ) );
		self::assert_refused( 400, 'invalid_key', $this->reset( $key ) );
	}

	public function test_a_reminder_of_the_password_leaves_the_key_a_reset_ends_it(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$key = $this->link()['key'];
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$links = $this->mailed_links( self::EMAIL );
		self::assertSame( 200, $this->reset( $key )->get_status(), 'Lost does not end it.' );

		$this->member_of_staff_makes( $second = $this->imported( email: 'antra@demo.test' ) );
		$this->service()->invite( array( $second ) );
		$invited = $this->link( 'antra@demo.test' )['key'];
		$this->post( 'lost', array( 'email' => 'antra@demo.test' ) );
		$reset = array_values( array_diff( array_column( $this->mailed_links( 'antra@demo.test' ), 'key' ), array( $invited ) ) )[0];
		$send  = fn ( string $key ) => $this->post( 'lost_reset', array( 'email' => 'antra@demo.test', 'key' => $key, 'password' => self::FRESH ) );
		self::assertSame( 200, $send( $reset )->get_status() );
		self::assert_refused( 400, 'invalid_key', $send( $invited ) );
		self::assertCount( 2, $links );
	}

	public function test_wordpress_does_not_know_the_key(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$user = get_userdata( $id );
		self::assertInstanceOf( WP_User::class, $user );
		self::assertInstanceOf( WP_Error::class, check_password_reset_key( $this->link()['key'], $user->user_login ) );
		self::assertSame( '', $user->user_activation_key );
	}

	public function test_who_has_been_closed_meanwhile_sets_no_password(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$key = $this->link()['key'];
		do_action( 'mentoriai_set_user_status', $id, 'closed' );
		self::assert_refused( 400, 'invalid_key', $this->reset( $key ) );
		self::assertSame( array( 'invited' => 0, 'skipped' => 1 ), $this->service()->invite( array( $id ) ) );
	}

	public function test_one_reminder_on_the_seventh_day_both_links_work_and_nobody_else_is_reminded(): void {
		$late     = $this->imported();
		$accepted = $this->imported( email: 'priemusi@demo.test' );
		$this->service()->invite( array( $late, $accepted ) );
		$first = $this->link()['key'];
		$this->post( 'lost_reset', array( 'email' => 'priemusi@demo.test', 'key' => $this->link( 'priemusi@demo.test' )['key'], 'password' => self::FRESH ) );
		$this->day( 7, -1 );
		do_action( Background::RUN );
		self::assertSame( array( 'invitation' ), $this->kinds( $late ) );
		foreach ( array( 7, 8, 13, 20 ) as $day ) {
			$this->day( $day );
			do_action( Background::RUN );
			do_action( Background::RUN );
			self::assertSame( array( 'invitation', 'invitation_reminder' ), $this->kinds( $late ), "day $day" );
		}
		self::assertSame( array( 'invitation' ), $this->kinds( $accepted ) );
		$this->day( 13 );
		self::assertNotSame( $first, $this->link()['key'] );
		$keys = array_column( $this->mailed_links( self::EMAIL ), 'key' );
		self::assertSame( 200, $this->reset( $keys[0] )->get_status(), 'Whichever email is opened.' );
		self::assert_refused( 400, 'invalid_key', $this->reset( $keys[1] ) );
	}

	public function test_of_two_jobs_one_reminds_and_none_of_what_was_accepted(): void {
		$rows = new InvitationRepository( $this->db() );
		$ids  = array( $this->imported(), $this->imported( email: 'kita@demo.test' ) );
		$this->service()->invite( $ids );
		self::assertSame( array( true, false ), array( $rows->claim_reminder( $ids[0], 1795000000 ), $rows->claim_reminder( $ids[0], 1795000001 ) ) );
		$this->db()->execute( 'UPDATE {invitations} SET accepted_at = 1795000000 WHERE user_id = ?', $ids[1] );
		self::assertFalse( $rows->claim_reminder( $ids[1], 1795000001 ) );
	}

	public function test_a_job_that_slept_reminds_of_nothing_that_is_over(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		do_action( Background::RUN );
		$this->day( 14 );
		do_action( Background::RUN );
		self::assertSame( array( 'invitation' ), $this->kinds( $id ) );
	}

	public function test_an_accepted_invitation_that_waits_in_the_queue_does_not_leave(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		update_user_meta( $id, UserMeta::CONSENTS, array( array( 'version' => '1', 'agreed_at' => '2026-01-01 00:00:00' ) ) );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$this->db()->execute( "UPDATE {mail_queue} SET next_at = next_at + 60 WHERE type = 'invitation'" );
		$this->reset( $this->link()['key'] );
		$this->day( 1 );
		do_action( Background::RUN );
		self::assertSame( 0, (int) $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'invitation' AND state = 'sent'" ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array{int, int}}> Who, and how many are invited and skipped. */
	public static function people(): iterable {
		yield 'made by others' => array( array(), array( 1, 0 ) );
		yield 'of the site, has not agreed' => array( array( 'confirmed' => true, 'password' => true, 'asked' => true ), array( 1, 0 ) );
		yield 'of the site, has agreed' => array( array( 'confirmed' => true, 'password' => true, 'asked' => false ), array( 0, 1 ) );
		yield 'comes by a provider' => array( array( 'confirmed' => true, 'password' => false, 'asked' => true ), array( 0, 1 ) );
		yield 'rejected' => array( array( 'status' => 'rejected' ), array( 0, 1 ) );
		yield 'staff' => array( array( 'role' => 'editor' ), array( 0, 1 ) );
	}

	/**
	 * @param array<string, mixed> $who
	 * @param array{int, int}      $expected
	 */
	#[DataProvider( 'people' )]
	public function test_who_is_invited( array $who, array $expected ): void {
		$id = $this->imported();
		$this->db()->execute( "UPDATE {$this->db()->users()} SET user_pass = ? WHERE ID = ?", ( $who['password'] ?? false ) ? wp_hash_password( self::PASSWORD ) : Account::NO_PASSWORD, $id );
		if ( $who['confirmed'] ?? false ) {
			update_user_meta( $id, UserMeta::CONFIRMED_AT, '2026-01-01 00:00:00' );
		}
		if ( false === ( $who['asked'] ?? true ) ) {
			delete_user_meta( $id, UserMeta::CONSENTS );
		}
		update_user_meta( $id, UserMeta::STATUS, $who['status'] ?? 'draft' );
		isset( $who['role'] ) && ( new WP_User( $id ) )->set_role( $who['role'] );
		clean_user_cache( $id );

		$told = array( 'invited' => $expected[0], 'skipped' => $expected[1] );
		self::assertSame( $told, $this->service()->invite( array( $id ), true ), 'A dry run says the same.' );
		self::assertSame( array(), $this->db()->rows( 'SELECT * FROM {invitations}' ) );
		self::assertSame( $told, $this->service()->invite( array( $id ) ) );
		self::assertSame( array( 'invited' => 0, 'skipped' => 1 ), $this->service()->invite( array( $id ) ), 'One is living.' );
		self::assertSame( $expected[0], (int) $this->db()->value( "SELECT COUNT(*) FROM {activity} WHERE act = 'invite' AND object = 'user' AND object_id = ?", (string) $id ) );
	}

	public function test_who_has_a_password_on_the_site_is_led_to_the_log_in_and_accepts_by_the_consents(): void {
		$id = $this->imported( 'submitted' );
		wp_set_password( self::PASSWORD, $id );
		update_user_meta( $id, UserMeta::CONFIRMED_AT, '2026-01-01 00:00:00' );
		$this->service()->invite( array( $id ) );
		do_action( Background::RUN );
		$mail = array_values( array_filter( $this->mails( self::EMAIL ), static fn ( string $mail ): bool => str_contains( $mail, 'X-Mentoriai-Mail: invitation' ) ) )[0];
		self::assertStringContainsString( home_url( '/prisijungti' ), $mail );
		self::assertStringNotContainsString( 'key=', $mail );
		self::assertSame( '', $this->db()->value( 'SELECT key_hash FROM {invitations}' ) );
		$this->consent( self::PASSWORD );
		self::assertSame( 'submitted', $this->status_in( $id ) );
		self::assertGreaterThan( 0, (int) $this->db()->value( 'SELECT accepted_at FROM {invitations}' ) );
	}

	public function test_a_registration_that_is_invited_is_not_erased_while_the_invitation_lives(): void {
		$this->post( 'register', self::registration( array( 'email' => self::EMAIL, 'type' => 'mentorius' ) ) );
		$id = (int) get_user_by( 'email', self::EMAIL )?->ID;
		$this->day( 29 );
		$this->service()->invite( array( $id ) );
		$this->day( 42 );
		do_action( Background::RUN );
		$key = $this->link()['key'];
		self::assertSame( 200, $this->reset( $key )->get_status() );
		self::assertTrue( $this->login( self::EMAIL, self::FRESH )->get_data()['user']['needs_consent'], 'Whoever registered agreed, not the owner of the address.' );
	}

	public function test_an_invitation_not_accepted_waits_for_staff_until_it_is_sent_again(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$this->as_staff();
		$this->day( 14, -1 );
		self::assertSame( array(), $this->waiting() );
		$this->day( 14 );
		self::assertSame( array( array( $id, '2026-12-05T08:15:00Z', array( 'invite' ) ) ), $this->waiting() );
		self::assertSame( array( 'invited' => 1, 'skipped' => 0 ), $this->service()->invite( array( $id ), true ) );
		$reply = $this->staff( 'POST', "/refused_imports/$id", array( 'action' => 'invite' ) );
		self::assertSame( array( 200, 0 ), array( $reply->get_status(), $reply->get_data()['count'] ) );
		self::assertSame( 200, $this->reset( $this->link()['key'] )->get_status() );
		$this->as_staff();
		$this->day( 40 );
		self::assertSame( array(), $this->waiting(), 'Accepted.' );
	}

	public function test_a_closed_account_waits_for_nobody(): void {
		$id = $this->imported();
		$this->service()->invite( array( $id ) );
		$this->day( 15 );
		$this->as_staff();
		self::assertCount( 1, $this->waiting() );
		do_action( 'mentoriai_set_user_status', $id, 'closed' );
		self::assertSame( array(), $this->waiting() );
	}

	public function test_asking_before_many_are_invited_takes_as_many_queries_as_for_two(): void {
		$ids = array_map( fn ( int $at ): int => $this->imported( email: "kartu-$at@demo.test" ), range( 1, 6 ) );
		$this->service()->invite( array( $ids[0], $ids[3] ) );
		$this->as_staff();
		$show = function ( array $ids ): string {
			$_GET['users'] = implode( ',', $ids );
			ob_start();
			( new InvitePage( $this->service() ) )->show();
			return (string) ob_get_clean();
		};
		$show( $ids );
		$count = function ( array $ids ) use ( $show ): int {
			// It reads the users itself.
			array_map( 'clean_user_cache', $ids );
			return $this->count_queries( static fn () => $show( $ids ) );
		};
		$two = $count( array_slice( $ids, 0, 2 ) );
		self::assertGreaterThan( 0, $two );
		self::assertSame( $two, $count( $ids ) );
		self::assertSame( 4, substr_count( $show( $ids ), '@demo.test</li>' ), 'Who has a living invitation is not named.' );
	}

	public function test_the_members_page_says_whether_they_were_invited_and_invites_them(): void {
		$id = $this->imported();
		$this->as_staff();
		self::assertStringContainsString( 'Not yet', $this->member_page( $id ) );
		self::assertStringContainsString( 'action=mentoriai_invite', $this->member_page( $id ) );
		$this->service()->invite( array( $id ) );
		self::assertStringContainsString( 'Not yet; the invitation works until', $this->member_page( $id ) );
		self::assertStringNotContainsString( 'mentoriai_invite', $this->member_page( $id ) );
		$this->day( 14 );
		self::assertStringContainsString( 'Invite again', $this->member_page( $id ) );
		self::assertStringNotContainsString( 'Invitation', $this->member_page( $this->member( 'kitas@demo.test' ) ) );
	}

	/** @return iterable<string, array{callable(self, int): mixed}> */
	public static function ends_of_later(): iterable {
		yield 'invited' => array( static fn ( self $test, int $id ) => $test->service()->invite( array( $id ) ) );
		yield 'closed' => array( static fn ( self $test, int $id ) => do_action( 'mentoriai_set_user_status', $id, 'closed' ) );
		yield 'rejected' => array( static fn ( self $test, int $id ) => do_action( 'mentoriai_set_user_status', $id, 'rejected' ) );
		yield 'confirmed by a reset' => array(
			static function ( self $test ): void {
				$test->post( 'lost', array( 'email' => self::EMAIL ) );
				self::assertSame( 200, $test->reset( $test->link()['key'] )->get_status() );
			},
		);
		yield 'has agreed' => array(
			static function ( self $test, int $id ): void {
				wp_set_password( self::PASSWORD, $id );
				update_user_meta( $id, UserMeta::CONFIRMED_AT, '2026-01-01 00:00:00' );
				$test->consent( self::PASSWORD );
			},
		);
		yield 'erased' => array( static fn ( self $test, int $id ) => self::delete( $id ) );
	}

	/** @param callable(self, int): mixed $end */
	#[DataProvider( 'ends_of_later' )]
	public function test_who_is_to_be_invited_later_is_told_in_the_export_until( callable $end ): void {
		$id = $this->imported();
		update_user_meta( $id, UserMeta::INVITE_LATER, '1' );
		self::in_english();
		$this->service()->invite( array( $id ), true );
		$export = (string) wp_json_encode( array_map( static fn ( array $kind ): mixed => $kind['callback']( self::EMAIL, 1 ), apply_filters( 'wp_privacy_personal_data_exporters', array() ) ) );
		self::assertStringContainsString( 'To be invited', $export );
		$end( $this, $id );
		self::assertSame( array(), $this->db()->rows( "SELECT * FROM {$this->db()->usermeta()} WHERE meta_key = ?", UserMeta::INVITE_LATER ) );
	}

	public function test_a_decision_that_leaves_the_log_in_leaves_who_is_to_be_invited(): void {
		$id = $this->imported();
		update_user_meta( $id, UserMeta::INVITE_LATER, '1' );
		do_action( 'mentoriai_set_user_status', $id, 'submitted' );
		self::assertSame( '1', get_user_meta( $id, UserMeta::INVITE_LATER, true ) );
	}

	public function test_erasing_an_invited_person_leaves_nothing(): void {
		$id = $this->imported( 'public' );
		$this->service()->invite( array( $id ) );
		do_action( Background::RUN );
		$export = (string) wp_json_encode( array_map( static fn ( array $kind ): mixed => $kind['callback']( self::EMAIL, 1 ), apply_filters( 'wp_privacy_personal_data_exporters', array() ) ) );
		self::assertStringContainsString( '2026-11-21 10:15', $export );
		self::delete( $id );
		$left = array();
		foreach ( array( 'invitations', 'mail_queue', 'status_changes', 'email_claims' ) as $table ) {
			$left = array( ...$left, ...$this->db()->rows( "SELECT user_id FROM {{$table}} WHERE user_id = ?", $id ) );
		}
		self::assertSame( array(), array( ...$left, ...$this->db()->rows( "SELECT meta_key FROM {$this->db()->usermeta()} WHERE user_id = ?", $id ) ) );
	}

	private function imported( string $waiting = '', string $email = self::EMAIL ): int {
		$id = $this->member( $email, Role::Mentor, AccountStatus::Draft, false );
		update_user_meta( $id, UserMeta::CONSENTS, array() );
		'' === $waiting || update_user_meta( $id, UserMeta::WAITING_STATUS, $waiting );
		$this->db()->execute( "UPDATE {$this->db()->users()} SET user_pass = ? WHERE ID = ?", Account::NO_PASSWORD, $id );
		clean_user_cache( $id );
		return $id;
	}

	/** As wp-admin's "Add User" makes them: nobody has asked them for anything. */
	private function member_of_staff_makes( int $id ): void {
		delete_user_meta( $id, UserMeta::CONSENTS );
	}

	private function service(): InvitationService {
		$plugin = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		return ( fn (): InvitationsModule => $this->module( InvitationsModule::class ) )->call( $plugin )->invitations();
	}

	private function day( int $day, int $seconds = 0 ): void {
		$this->at( $this->start + $day * 86400 + $seconds );
	}

	/** @return array{path: string, email: string, key: string} The newest. */
	private function link( string $email = self::EMAIL ): array {
		$links = $this->mailed_links( $email );
		return $links[ count( $links ) - 1 ];
	}

	private function reset( string $key, string $password = self::FRESH ): \WP_REST_Response {
		return $this->post( 'lost_reset', array( 'email' => self::EMAIL, 'key' => $key, 'password' => $password, 'password_confirm' => $password ) );
	}

	private function consent( string $password = self::FRESH ): void {
		$token = $this->login( self::EMAIL, $password )->get_data()['user']['token'];
		self::assertSame( 200, $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $token )->get_status() );
	}

	private function status_in( int $id ): string {
		wp_cache_delete( $id, 'user_meta' );
		return (string) get_user_meta( $id, UserMeta::STATUS, true );
	}

	/** @return list<int> Mentors that a visitor sees. */
	private function listed(): array {
		return array_map( 'intval', array_column( $this->db()->rows( 'SELECT DISTINCT mentor_id FROM {mentor_index} WHERE kind = ? AND visible = 1', 'dynamic' ), 'mentor_id' ) );
	}

	/** @return list<string> Kinds of the emails that were queued for a person. */
	private function kinds( int $id ): array {
		return array_map( 'strval', array_column( $this->db()->rows( 'SELECT type FROM {mail_queue} WHERE user_id = ? ORDER BY id', $id ), 'type' ) );
	}

	private function as_staff(): void {
		wp_set_current_user( 1 );
	}

	/** @param array<string, mixed> $body */
	private function staff( string $method, string $path, array $body = array() ): \WP_REST_Response {
		$this->as_staff();
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new \WP_REST_Server() );
		$request = new \WP_REST_Request( $method, "/mentoriai/v1/attention$path" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		$reply                     = rest_get_server()->dispatch( $request );
		$GLOBALS['wp_rest_server'] = null;
		return $reply;
	}

	/** @return list<array{int, string, list<string>}> */
	private function waiting(): array {
		return array_map( static fn ( array $row ): array => array( $row['id'], $row['since'], $row['actions'] ), $this->staff( 'GET', '/refused_imports' )->get_data()['list'] );
	}

	private function member_page( int $id ): string {
		self::in_english();
		self::load_admin();
		$_GET = $_REQUEST = array( 'page' => StaffMenu::MEMBERS, 'user' => (string) $id );
		set_current_screen( 'mentoriai_page_' . StaffMenu::MEMBERS );
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		remove_all_actions( 'mentoriai_page_' . StaffMenu::MEMBERS );
		do_action( 'admin_menu' );
		ob_start();
		do_action( 'mentoriai_page_' . StaffMenu::MEMBERS );
		return (string) ob_get_clean();
	}
}

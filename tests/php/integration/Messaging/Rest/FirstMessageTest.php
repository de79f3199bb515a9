<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;
use WP_User;

/**
 * Write first, register after.
 */
#[Group( 'any-database' )]
final class FirstMessageTest extends SessionTestCase {

	private const EMAIL = 'nauja@demo.test';

	private const PROFILE = array(
		'firstName'     => 'Lina',
		'lastName'      => 'Urbonaitė',
		'pavadinimas'   => 'MB „Medaus namai“',
		'regMetai'      => 2022,
		'veiklosSritis' => 'Kepame sausainius.',
		'klausimai'     => 'Kaip eksportuoti?',
	);

	private int $mentor;

	private string $claim = '';

	protected function setUp(): void {
		parent::setUp();
		$this->mentor = $this->member( 'rasa@demo.test', Role::Mentor );
	}

	public function test_it_leaves_when_the_founder_who_confirmed_in_one_click_becomes_public(): void {
		$reply = $this->register();
		self::assertSame( array( 200, 'frontuser' ), array( $reply->get_status(), $reply->get_data()['user']['role'] ), 'Who writes to a mentor is a founder.' );
		$token = $this->confirm( array( 'claim' => $this->claim ) );

		$kept = $this->kept( $token );
		self::assertSame( array( 'Eksportas', "Laba diena!\nKaip pradėti?", true, '' ), array( $kept['subject'], $kept['message'], $kept['sends_itself'], $kept['refused'] ) );
		self::assertSame( 'Ona Šimkutė', $kept['person']['name'] );
		self::assertSame( 0, $this->conversations() );

		self::assertSame( 200, $this->save( $token )->get_status() );
		self::assertNull( $this->kept( $token ) );
		$inbox = $this->request( 'GET', 'get_conversations', array(), $this->token( $this->mentor ) )->get_data();
		self::assertSame( array( 'Eksportas', 'Lina Urbonaitė', '0' ), array( $inbox[0]['convo_title'], $inbox[0]['author_name'], $inbox[0]['is_mentor_read'] ) );
		$this->save( $token );
		do_action( Background::RUN );
		self::assertSame( 1, $this->conversations() );
	}

	public function test_in_another_browser_it_stays_a_draft_that_a_person_sends(): void {
		$this->register();
		$token = $this->confirm( array( 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD, 'privacy' => true, 'rules' => true ) );
		$this->save( $token );
		do_action( Background::RUN );

		$kept = $this->kept( $token );
		self::assertFalse( $kept['sends_itself'] );
		self::assertSame( 0, $this->conversations() );
		self::assert_refused( 409, 'conflict', $this->keep( $token ) );
		self::assertSame( 200, $this->post( 'message_send', self::text( $this->mentor ), $token )->get_status() );
		self::assertNull( $this->kept( $token ), 'Sent, it waits no more.' );
	}

	public function test_what_a_stranger_wrote_in_the_name_of_an_address_is_dropped_by_its_owner(): void {
		$this->register( array( 'message' => 'Svetimas tekstas' ) );
		$token = $this->confirm( array( 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD, 'privacy' => true, 'rules' => true ) );
		$this->save( $token );

		self::assertSame( 'Svetimas tekstas', $this->kept( $token )['message'] );
		self::assertNull( $this->post( 'first_message', array( 'id' => null ), $token )->get_data()['message'] );
		self::assertSame( array( 0, 0 ), array( $this->rows(), $this->conversations() ) );
	}

	public function test_where_addresses_need_no_confirmation_it_leaves_too(): void {
		$this->setting( 'confirm_email', false );
		$this->save( $this->register()->get_data()['user']['token'] );

		self::assertSame( 1, $this->conversations() );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'no subject' => array( array( 'subject' => ' ' ), array(), 'first_message.subject' );
		yield 'long subject' => array( array( 'subject' => str_repeat( 'ą', 151 ) ), array(), 'first_message.subject' );
		yield 'long text' => array( array( 'message' => str_repeat( 'ą', 5001 ) ), array(), 'first_message.message' );
		yield 'nobody' => array( array( 'id' => 999999 ), array(), 'first_message.id' );
		yield 'a list' => array( array( 'client_id' => array() ), array(), 'first_message.client_id' );
		yield 'of a mentor' => array( array(), array( 'type' => '2' ), 'first_message.id' );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $account
	 */
	#[DataProvider( 'wrong' )]
	public function test_a_wrong_one_is_named_and_registers_nobody( array $changes, array $account, string $field ): void {
		$reply = $this->register( $changes, $account );

		self::assert_refused( 400, 'invalid_input', $reply );
		self::assertSame( array( $field ), array_keys( self::fields( $reply ) ) );
		self::assertFalse( get_user_by( 'email', self::EMAIL ) );
	}

	/** @return iterable<string, array{AccountStatus}> */
	public static function not_public(): iterable {
		foreach ( array( AccountStatus::Draft, AccountStatus::Submitted, AccountStatus::Returned, AccountStatus::Paused ) as $status ) {
			yield $status->value => array( $status );
		}
	}

	#[DataProvider( 'not_public' )]
	public function test_a_mentor_who_is_not_public_is_not_named( AccountStatus $status ): void {
		$hidden = $this->member( 'jonas@demo.test', Role::Mentor, $status );

		self::assert_refused( 404, 'not_found', $this->keep( $this->token( $this->member( 'ona@demo.test', status: AccountStatus::Draft ) ), array( 'id' => $hidden ) ) );
		self::assertSame( array( 'first_message.id' ), array_keys( self::fields( $this->register( array( 'id' => $hidden ) ) ) ) );
	}

	public function test_one_that_its_author_has_sent_already_waits_no_more(): void {
		$id    = $this->member( self::EMAIL );
		$token = $this->token( $id );
		$text  = self::text( $this->mentor );
		self::assertSame( 200, $this->post( 'message_send', $text, $token )->get_status() );
		do_action( 'mentoriai_set_user_status', $id, 'draft', '' );
		self::assertSame( 200, $this->keep( $token = $this->token( $id ), $text )->get_status() );
		do_action( 'mentoriai_set_user_status', $id, 'public', '' );
		do_action( Background::RUN );

		self::assertNull( $this->kept( $token ) );
		self::assertSame( 1, $this->conversations() );
	}

	public function test_that_of_who_is_no_founder_any_more_is_not_tried_for_ever(): void {
		$id = $this->member( self::EMAIL, status: AccountStatus::Draft );
		$this->keep( $this->token( $id ) );
		( new WP_User( $id ) )->set_role( Role::Mentor->value );
		do_action( 'mentoriai_set_user_status', $id, 'public', '' );
		do_action( Background::RUN );

		self::assertSame( array( 0, 0 ), array( $this->rows(), $this->conversations() ) );
	}

	public function test_a_busy_mentor_is_judged_when_it_is_sent_and_the_founder_is_told(): void {
		update_user_meta( $this->mentor, UserMeta::BUSY, '1' );
		self::assertSame( 200, $this->register()->get_status() );
		$token = $this->confirm( array( 'claim' => $this->claim ) );
		$this->save( $token );
		do_action( Background::RUN );
		do_action( Background::RUN );

		$kept = $this->kept( $token );
		self::assertFalse( $kept['sends_itself'] );
		self::assertNotSame( '', $kept['refused'] );
		$told = array_values( array_filter( $this->mails( self::EMAIL ), static fn ( string $mail ): bool => str_contains( quoted_printable_decode( $mail ), $kept['refused'] ) ) );
		self::assertCount( 1, $told );
		self::assertSame( 0, $this->conversations() );

		self::delete( $this->mentor );
		self::assertSame( 0, $this->kept( $token )['id'] ?? null );
		self::assertNull( $this->post( 'first_message', array( 'id' => null ), $token )->get_data()['message'], 'What cannot be sent any more can be given up.' );
		self::assertNull( $this->kept( $token ) );
	}

	public function test_a_draft_founder_changes_and_drops_it(): void {
		$token = $this->token( $this->member( self::EMAIL, status: AccountStatus::Draft ) );
		self::assertNull( $this->kept( $token ) );

		self::assertSame( 'Kita tema', $this->keep( $token, array( 'subject' => 'Kita tema' ) )->get_data()['message']['subject'] );
		self::assertSame( 'Trečia', $this->keep( $token, array( 'subject' => 'Trečia' ) )->get_data()['message']['subject'] );
		self::assert_refused( 400, 'invalid_input', $this->post( 'first_message', array( 'subject' => 'Be mentoriaus' ), $token ) );
		self::assert_refused( 404, 'not_found', $this->keep( $token, array( 'id' => 999999 ) ) );
		self::assertSame( 'Trečia', $this->kept( $token )['subject'] );
		self::assertNull( $this->post( 'first_message', array( 'id' => null ), $token )->get_data()['message'] );
		$this->save( $token );
		self::assertSame( 0, $this->conversations() );
	}

	public function test_registering_anew_drops_what_the_earlier_one_kept(): void {
		$this->register();
		$this->claim = $this->post( 'register', self::registration( array( 'email' => self::EMAIL, 'type' => '1' ) ) )->get_data()['claim'];

		self::assertNull( $this->kept( $this->confirm( array( 'claim' => $this->claim ) ) ) );
	}

	public function test_it_is_gone_after_thirty_days_and_with_the_account(): void {
		$now = time();
		$this->at( $now );
		$id = $this->member( self::EMAIL, status: AccountStatus::Draft );
		$this->keep( $this->token( $id ) );
		$this->at( $now + 30 * 86400 );
		do_action( Background::RUN );
		self::assertSame( 1, $this->rows() );
		$this->at( $now + 30 * 86400 + 1 );
		do_action( Background::RUN );
		self::assertSame( 0, $this->rows() );

		$this->keep( $this->token( $id ) );
		self::delete( $id );
		self::assertSame( 0, $this->rows() );
	}

	public function test_saves_at_once_send_it_once(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$id    = $this->member( self::EMAIL, status: AccountStatus::Draft );
		$token = $this->token( $id );
		$this->keep( $token );
		Parallel::run( 8, fn ( int $number ): array => array( 0 === $number % 2 ? $this->save( $token )->get_status() : $this->keep( $token )->get_status() ) );
		do_action( Background::RUN );

		self::assertSame( 1, $this->conversations() );
		self::assertSame( 0, $this->rows() );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $account
	 */
	private function register( array $changes = array(), array $account = array() ): WP_REST_Response {
		$reply       = $this->post( 'register', self::registration( $account + array( 'email' => self::EMAIL, 'first_message' => $changes + self::text( $this->mentor ) ) ) );
		$this->claim = $reply->get_data()['claim'] ?? '';
		return $reply;
	}

	/** @param array<string, mixed> $body */
	private function confirm( array $body ): string {
		$links = $this->mailed_links( self::EMAIL );
		$reply = $this->post( 'confirm_email', $body + array( 'email' => self::EMAIL, 'key' => end( $links )['key'] ?? '' ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['user']['token'];
	}

	private function save( string $token ): WP_REST_Response {
		return $this->post( 'save_profile', self::PROFILE, $token );
	}

	/** @param array<string, mixed> $changes */
	private function keep( string $token, array $changes = array() ): WP_REST_Response {
		return $this->post( 'first_message', $changes + self::text( $this->mentor ), $token );
	}

	/** @return array<string, mixed>|null */
	private function kept( string $token ): ?array {
		return $this->request( 'GET', 'first_message', array(), $token )->get_data()['message'];
	}

	/** @return array<string, mixed> */
	private static function text( int $mentor ): array {
		return array( 'id' => $mentor, 'subject' => 'Eksportas', 'message' => "Laba diena!\nKaip pradėti?", 'client_id' => wp_generate_uuid4() );
	}

	private function conversations(): int {
		return (int) $this->db()->value( 'SELECT COUNT(*) FROM {conversations}' );
	}

	private function rows(): int {
		return (int) $this->db()->value( 'SELECT COUNT(*) FROM {first_messages}' );
	}
}

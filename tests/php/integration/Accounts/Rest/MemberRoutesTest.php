<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * user, get-user-id, set-user-type and accept_consents.
 */
final class MemberRoutesTest extends SessionTestCase {

	public function test_guests_get_401_everywhere(): void {
		foreach ( array( 'user/', 'get-user-id/' ) as $path ) {
			self::assert_refused( 401, 'not_logged_in', $this->request( 'GET', $path ) );
		}
		foreach ( array( 'set-user-type/', 'set-user-pass/', 'accept_consents', 'logout' ) as $path ) {
			self::assert_refused( 401, 'not_logged_in', $this->post( $path, array( 'type' => array() ) ) );
		}
	}

	public function test_the_id_is_that_of_the_token_whatever_the_query_says(): void {
		$id = $this->member( 'ona@demo.test' );

		self::assertSame( array( 'status' => true, 'id' => $id ), $this->request( 'GET', 'get-user-id/?user_id=1&id=1', array(), $this->token( $id ) )->get_data() );
	}

	public function test_the_photo_is_an_address(): void {
		$id    = $this->member( 'ona@demo.test' );
		$name  = str_repeat( 'a', 32 );
		update_user_meta( $id, UserMeta::AVATAR, ( new Photo( array( 'file' => "$name.jpg", 'w' => 9, 'h' => 9 ), array( 'file' => "$name-s.jpg", 'w' => 9, 'h' => 9 ), 'data:x' ) )->stored() );
		$token = $this->token( $id );
		$this->request( 'GET', 'user/', array(), $token );
		$user = array();
		$used = $this->count_queries( function () use ( $token, &$user ): void {
			$user = $this->request( 'GET', 'user/', array(), $token )->get_data()['user'];
		} );

		self::assertSame( array( 'full' => wp_get_upload_dir()['baseurl'] . "/mentoriai/photos/$name.jpg" ), $user['img'] );
		self::assertSame( 2, $used, 'the identity, and the account with what is unread' );
	}

	public function test_what_a_mentor_has_not_read_comes_with_the_account_in_two_queries(): void {
		$id    = $this->member( 'ona@demo.test', Role::Mentor );
		$token = $this->token( $id );
		$time  = '2026-11-01 08:00:00';
		$both  = array(
			'founder_id' => 1,
			'mentor_id'  => $id,
			'created_at' => $time,
		);
		$this->db()->insert( '{conversations}', $both + array( 'convo_id' => 900001, 'subject' => 'Tema', 'last_message_id' => 1, 'last_message_at' => $time, 'founder_last_id' => 1, 'mentor_unread' => 1 ) );
		foreach ( array( 0, 0, 1 ) as $number => $opened ) {
			$this->db()->insert( '{plans}', $both + array( 'plan_id' => 900002 + $number, 'goal' => '', 'search_text' => '', 'month' => '2026-11', 'modified_at' => $time, 'opened' => $opened ) );
		}
		$this->request( 'GET', 'user/', array(), $token );
		$user = array();
		$used = $this->count_queries( function () use ( $token, &$user ): void {
			$user = $this->request( 'GET', 'user/', array(), $token )->get_data()['user'];
		} );

		self::assertSame( array( true, 2 ), array( $user['unreadmessages'], $user['unreadplans'] ) );
		self::assertSame( 2, $used );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function types(): iterable {
		yield 'name' => array( 'frontuser', 'frontuser' );
		yield 'number' => array( 1, 'frontuser' );
		yield 'digit' => array( '2', 'mentorius' );
		yield 'mentor' => array( 'mentorius', 'mentorius' );
	}

	#[DataProvider( 'types' )]
	public function test_an_undecided_person_chooses_once_and_stays_signed_in( mixed $type, string $role ): void {
		$id    = $this->member( 'ona@demo.test', Role::Undecided, AccountStatus::Draft );
		$token = $this->token( $id );
		$reply = $this->post( 'set-user-type/', array( 'type' => $type, 'role' => 'administrator', 'status' => 'public', 'user_id' => 1 ), $token );

		self::assertSame( array( $role, 'draft' ), array( $reply->get_data()['user']['role'], $reply->get_data()['user']['status'] ) );
		self::assertSame( array( $role ), get_userdata( $id )->roles ?? null );
		self::assertSame( 200, $this->status_of( $token ) );
		self::assert_refused( 403, 'forbidden', $this->post( 'set-user-type/', array( 'type' => 'mentorius' ), $token ) );
		self::assertSame( array( 'administrator' ), get_userdata( 1 )->roles ?? null );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function wrong_types(): iterable {
		yield 'missing' => array( null, 'required' );
		yield 'three' => array( 3, 'invalid' );
		yield 'true' => array( true, 'invalid' );
		yield 'list' => array( array( '1' ), 'invalid' );
		yield 'staff' => array( 'administrator', 'invalid' );
		yield 'undecided' => array( 'neapsisprendes', 'invalid' );
		yield 'blank' => array( ' 1', 'invalid' );
	}

	#[DataProvider( 'wrong_types' )]
	public function test_wrong_types_are_refused( mixed $type, string $key ): void {
		$id    = $this->member( 'ona@demo.test', Role::Undecided, AccountStatus::Draft );
		$reply = $this->post( 'set-user-type', array( 'type' => $type ), $this->token( $id ) );

		self::assert_refused( 400, 'invalid_input', $reply );
		self::assertSame( array( 'type' => $key ), self::fields( $reply ) );
	}

	public function test_the_role_is_refused_before_the_type_is_looked_at(): void {
		self::assert_refused( 403, 'forbidden', $this->post( 'set-user-type', array( 'type' => true ), $this->token( $this->member( 'ona@demo.test' ) ) ) );
	}

	public function test_consents_are_kept_once_for_each_version(): void {
		$id = $this->member( 'ona@demo.test', Role::Undecided, AccountStatus::Draft );
		update_user_meta( $id, UserMeta::CONSENTS, array() );
		$token = $this->token( $id );
		self::assertTrue( $this->request( 'GET', 'user/', array(), $token )->get_data()['user']['needs_consent'] );

		self::assert_refused( 400, 'invalid_input', $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => false ), $token ) );
		foreach ( array( 1, 2 ) as $time ) {
			$reply = $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $token );
			self::assertFalse( $reply->get_data()['user']['needs_consent'], "Time $time" );
		}
		$this->setting( 'consent_version', '2' );
		$this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $token );
		self::assertSame( array( '1', '2' ), array_column( get_user_meta( $id, UserMeta::CONSENTS, true ), 'version' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class SendMessageRouteTest extends MessagingTestCase {

	private const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	public function test_a_founder_opens_a_conversation_and_the_mentor_has_it_unread(): void {
		$told = array();
		add_action( 'mentoriai_message_sent', static function ( int ...$ids ) use ( &$told ): void {
			$told[] = $ids;
		}, 10, 3 );

		$reply = $this->send( $this->founder, $this->mentor, array( 'subject' => "Pirmas\nsandoris", 'message' => "Laba diena\r\n\r\nKlausimas" ) );
		$convo = $reply->get_data()['convo_id'];

		self::assertSame( array( 'status' => true, 'convo_id' => $convo ), $reply->get_data() );
		$list = $this->inbox( $this->mentor )->get_data();
		self::assertSame(
			array(
				'id'              => $convo,
				'convo_title'     => 'Pirmas sandoris',
				'author_name'     => 'Lina Urbonaitė',
				'mentor_name'     => 'Rasa Kazlauskienė',
				'img'             => null,
				'created_at'      => '2026-11-21T08:15:00Z',
				'last_message_at' => '2026-11-21T08:15:00Z',
				'is_read'         => false,
				'is_user_read'    => '1',
				'is_mentor_read'  => '0',
				'person'          => array(
					'name' => 'Lina Urbonaitė',
					'img'  => null,
				),
				'last_message'    => array(
					'text' => 'Laba diena Klausimas',
					'mine' => false,
				),
				'can_reply'       => true,
				'blocked'         => false,
				'mentorship_id'    => $list[0]['mentorship_id'],
				'mentorship_state' => 'requested',
			),
			$list[0]
		);
		self::assertTrue( $this->inbox( $this->founder )->get_data()[0]['is_read'] );
		$message = $this->messages( $this->mentor, $convo )->get_data()[0];
		self::assertSame( "Laba diena\n\nKlausimas", $message['content'] );
		self::assertSame( array( array( $convo, $message['id'], $this->founder ) ), $told );
	}

	public function test_each_send_opens_a_conversation(): void {
		self::assertNotSame( $this->convo(), $this->convo() );
	}

	public function test_fields_are_checked(): void {
		$reply = $this->send( $this->founder, $this->mentor, array( 'subject' => " \u{00a0}", 'message' => str_repeat( 'ą', 5001 ) ) );

		self::assertSame( array( 400, 'invalid_input' ), self::refusal( $reply ) );
		self::assertSame( array( 'subject' => 'required', 'message' => 'too_long' ), $reply->get_data()['data']['fields'] );
		self::assertSame( 400, $this->send( $this->founder, $this->mentor, array( 'client_id' => 'x' ) )->get_status() );
		self::assertSame( 400, $this->send( $this->founder, $this->mentor, array( 'message' => array( 'x' ) ) )->get_status() );
		self::assertSame( 0, $this->rows_of( 'messages' ) );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor, array( 'subject' => str_repeat( '🙂', 150 ), 'message' => str_repeat( '🙂', 5000 ) ) )->get_status() );
	}

	public function test_only_public_founders_write_first(): void {
		$draft     = $this->member( Role::Founder, 'Jonas', 'Kazlauskas', AccountStatus::Draft );
		$undecided = $this->member( Role::Undecided, 'Ona', 'Onaitė' );

		self::assertSame( 401, $this->request( 'POST', 'message_send', array( 'id' => $this->mentor ) )->get_status() );
		self::assertSame( array( 403, 'account_draft' ), self::refusal( $this->send( $draft, $this->mentor ) ) );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->send( $undecided, $this->mentor ) ) );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->send( $this->mentor, $this->mentor ) ) );
		self::assertSame( 0, $this->rows_of( 'conversations' ) );
	}

	public function test_who_is_no_mentor_or_gone_is_not_found(): void {
		foreach ( array( AccountStatus::Paused, AccountStatus::Rejected, AccountStatus::Closed ) as $status ) {
			$gone = $this->member( Role::Mentor, 'Buvęs', 'Mentorius', $status );
			self::assertSame( self::NOT_FOUND, self::refusal( $this->send( $this->founder, $gone ) ), $status->value );
		}
		$missing = $this->send( $this->founder, 999999 );
		self::assertSame( self::NOT_FOUND, self::refusal( $missing ) );
		self::assertSame( $missing->get_data(), $this->send( $this->founder, $this->founder )->get_data() );
	}

	public function test_unconfirmed_comes_before_busy_and_busy_before_full(): void {
		update_user_meta( $this->mentor, UserMeta::CAPACITY, '1' );
		$this->convo( $this->member( Role::Founder, 'Kita', 'Įkūrėja' ) );

		self::assertSame( array( 409, 'mentor_full' ), self::refusal( $this->send( $this->founder, $this->mentor ) ) );
		update_user_meta( $this->mentor, UserMeta::BUSY, '1' );
		self::assertSame( array( 409, 'mentor_busy' ), self::refusal( $this->send( $this->founder, $this->mentor ) ) );
		update_user_meta( $this->mentor, UserMeta::STATUS, AccountStatus::Submitted->value );
		self::assertSame( array( 409, 'mentor_unconfirmed' ), self::refusal( $this->send( $this->founder, $this->mentor ) ) );
		self::assertSame( 1, $this->rows_of( 'conversations' ) );
	}

	public function test_the_setting_is_the_capacity_of_mentors_without_their_own(): void {
		update_option( 'mentoriai_test_settings', array( 'mentor_capacity' => 1 ) );
		$this->convo( $this->member( Role::Founder, 'Kita', 'Įkūrėja' ) );

		self::assertSame( array( 409, 'mentor_full' ), self::refusal( $this->send( $this->founder, $this->mentor ) ) );
	}

	public function test_a_repeated_client_id_answers_as_the_first_time_and_writes_nothing(): void {
		$this->limit( array( 'message_send' => array( 1, 3600 ) ) );
		$told = 0;
		add_action( 'mentoriai_message_sent', static function () use ( &$told ): void {
			++$told;
		} );
		$first = $this->send( $this->founder, $this->mentor, array( 'client_id' => self::UUID ) );
		update_user_meta( $this->mentor, UserMeta::BUSY, '1' );
		$again = $this->send( $this->founder, $this->mentor, array( 'client_id' => strtoupper( self::UUID ), 'message' => 'Kita' ) );

		self::assertSame( $first->get_data(), $again->get_data() );
		self::assertSame( 1, $this->rows_of( 'messages' ) );
		self::assertSame( 1, $told );
	}

	public function test_the_client_id_of_another_person_means_nothing(): void {
		$other = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );
		$mine  = $this->send( $this->founder, $this->mentor, array( 'client_id' => self::UUID ) )->get_data()['convo_id'];

		self::assertNotSame( $mine, $this->send( $other, $this->mentor, array( 'client_id' => self::UUID ) )->get_data()['convo_id'] );
	}

	public function test_limits_count_what_was_accepted(): void {
		$this->limit( array( 'message_send' => array( 2, 3600 ) ) );
		$this->send( $this->founder, 999999 );
		$this->convo();
		$this->convo();
		$refused = $this->send( $this->founder, $this->mentor );

		self::assertSame( array( 429, 'too_many_requests' ), self::refusal( $refused ) );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->send( $this->founder, 999999 ) ), 'The row comes before the limit.' );
	}

	public function test_new_mentors_have_a_limit_of_their_own(): void {
		$this->limit( array( 'message_send_new' => array( 1, 86400 ) ) );
		$other = $this->member( Role::Mentor, 'Kitas', 'Mentorius' );
		$this->convo();

		self::assertSame( 429, $this->send( $this->founder, $other )->get_status() );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor )->get_status(), 'Not a new mentor.' );
	}

	public function test_a_refusal_by_the_second_limit_gives_the_first_back(): void {
		$this->limit( array( 'message_send' => array( 2, 3600 ), 'message_send_new' => array( 1, 86400 ) ) );
		$other = $this->member( Role::Mentor, 'Kitas', 'Mentorius' );
		$this->convo();
		$this->send( $this->founder, $other );

		self::assertSame( 200, $this->send( $this->founder, $this->mentor )->get_status() );
	}
}

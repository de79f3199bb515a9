<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class ReadConversationRouteTest extends MessagingTestCase {

	public function test_reading_up_to_the_last_message_clears_the_flag(): void {
		$convo = $this->convo();
		$other = $this->convo();

		self::assertSame( array( 'status' => true, 'unreadmessages' => true ), $this->read( $this->mentor, $convo, $this->last( $convo ) )->get_data() );
		self::assertSame( array( 'status' => true, 'unreadmessages' => false ), $this->read( $this->mentor, $other, PHP_INT_MAX )->get_data() );
		self::assertSame( array( true, true ), array_column( $this->inbox( $this->mentor )->get_data(), 'is_read' ) );
	}

	public function test_the_mark_never_goes_back(): void {
		$convo = $this->convo();
		$first = $this->last( $convo );
		$this->replied( $this->founder, $convo );
		$this->read( $this->mentor, $convo, PHP_INT_MAX );
		$this->read( $this->mentor, $convo, $first );

		self::assertTrue( $this->inbox( $this->mentor )->get_data()[0]['is_read'] );
	}

	public function test_beyond_the_last_means_the_last_one_now(): void {
		$convo = $this->convo();
		$this->read( $this->mentor, $convo, 900000000 );
		$this->replied( $this->founder, $convo, 'Dar vienas klausimas' );

		self::assertFalse( $this->inbox( $this->mentor )->get_data()[0]['is_read'] );
	}

	public function test_what_came_above_the_mark_stays_unread(): void {
		$convo = $this->convo();
		$first = $this->last( $convo );
		$this->replied( $this->founder, $convo );

		self::assertTrue( $this->read( $this->mentor, $convo, $first )->get_data()['unreadmessages'] );
		self::assertTrue( $this->read( $this->mentor, $convo, 0 )->get_data()['unreadmessages'] );
	}

	public function test_answering_does_not_mark_as_read(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		$row = $this->inbox( $this->mentor )->get_data()[0];

		self::assertSame( array( false, '0', '0' ), array( $row['is_read'], $row['is_mentor_read'], $row['is_user_read'] ) );
	}

	public function test_own_messages_above_the_mark_are_not_unread(): void {
		$convo = $this->convo();
		$this->read( $this->mentor, $convo, PHP_INT_MAX );
		$this->replied( $this->mentor, $convo );

		self::assertTrue( $this->inbox( $this->mentor )->get_data()[0]['is_read'] );
	}

	public function test_a_foreign_conversation_answers_like_a_missing_one_and_stays_as_it_is(): void {
		$convo   = $this->convo();
		$missing = $this->read( $this->founder, 999999, 1 );
		foreach ( array( $this->member( Role::Founder, 'Kita', 'A' ), $this->member( Role::Mentor, 'Kitas', 'B' ) ) as $stranger ) {
			$foreign = $this->read( $stranger, $convo, PHP_INT_MAX );
			self::assertSame( 404, $foreign->get_status() );
			self::assertSame( wp_json_encode( $missing->get_data() ), wp_json_encode( $foreign->get_data() ) );
		}
		self::assertSame( 401, $this->request( 'POST', 'conversation_read', array( 'convo_id' => $convo, 'up_to' => 1 ) )->get_status() );
		self::assertFalse( $this->inbox( $this->mentor )->get_data()[0]['is_read'] );
	}

	private function last( int $convo ): int {
		return (int) $this->db()->value( 'SELECT MAX(id) FROM {messages} WHERE convo_id = ?', $convo );
	}
}

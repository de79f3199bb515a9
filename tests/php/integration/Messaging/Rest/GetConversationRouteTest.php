<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class GetConversationRouteTest extends MessagingTestCase {

	public function test_the_last_fifty_oldest_first(): void {
		[ $convo, $ids ] = $this->thread( 60 );

		self::assertSame( array_slice( $ids, 10 ), $this->ids( "convo_id=$convo", $convo ) );
		self::assertSame( array_slice( $ids, 57 ), $this->ids( 'limit=3', $convo ) );
		self::assertSame( $ids, $this->ids( 'limit=500', $convo ) );
		self::assertSame( array_slice( $ids, 59 ), $this->ids( 'limit=0', $convo ) );
	}

	public function test_polling_gives_the_oldest_after_the_cursor_so_nothing_is_skipped(): void {
		[ $convo, $ids ] = $this->thread( 60 );
		$seen            = array();
		$after           = 0;
		do {
			$page = $this->ids( "after_id=$after&limit=7", $convo );
			$seen = array( ...$seen, ...$page );
			$after = $page[ count( $page ) - 1 ] ?? $after;
		} while ( array() !== $page );

		self::assertSame( $ids, $seen );
		self::assertSame( array(), $this->ids( 'after_id=' . $ids[59], $convo ) );
		self::assertSame( array(), $this->ids( 'after_id=9000000000', $convo ) );
	}

	public function test_earlier_messages_before_a_cursor(): void {
		[ $convo, $ids ] = $this->thread( 20 );

		self::assertSame( array_slice( $ids, 5, 5 ), $this->ids( "before_id={$ids[10]}&limit=5", $convo ) );
		self::assertSame( array(), $this->ids( "before_id={$ids[0]}", $convo ) );
		self::assertSame( array_slice( $ids, 6, 3 ), $this->ids( "after_id={$ids[5]}&before_id={$ids[9]}", $convo ) );
	}

	public function test_messages_of_other_conversations_never_come_in(): void {
		$one   = $this->convo();
		$two   = $this->convo();
		$three = $this->replied( $this->mentor, $one );

		self::assertContains( $three, $this->ids( '', $one ) );
		self::assertCount( 2, $this->ids( '', $one ) );
		self::assertCount( 1, $this->ids( 'after_id=0', $two ) );
	}

	public function test_foreign_and_missing_are_the_same_byte_for_byte(): void {
		$convo   = $this->convo();
		$missing = $this->messages( $this->founder, 999999 );
		self::assertSame( self::NOT_FOUND, self::refusal( $missing ) );
		foreach ( array( $this->member( Role::Founder, 'Kita', 'A' ), $this->member( Role::Mentor, 'Kitas', 'B' ) ) as $stranger ) {
			$foreign = $this->messages( $stranger, $convo, 'after_id=0' );
			self::assertSame( 404, $foreign->get_status() );
			self::assertSame( wp_json_encode( $missing->get_data() ), wp_json_encode( $foreign->get_data() ) );
		}
		self::assertSame( 401, $this->request( 'GET', "get_conversation_meta/?convo_id=$convo" )->get_status() );
		self::assertSame( 400, $this->request( 'GET', 'get_conversation_meta/', array(), $this->token( $this->founder ) )->get_status() );
		self::assertSame( 400, $this->messages( $this->founder, $convo, 'after_id=-1' )->get_status() );
	}

	public function test_reading_changes_nothing(): void {
		$convo = $this->convo();
		$this->messages( $this->mentor, $convo );
		$this->messages( $this->mentor, $convo, 'after_id=0' );

		self::assertFalse( $this->inbox( $this->mentor )->get_data()[0]['is_read'] );
	}

	/** @return list<int> */
	private function ids( string $query, int $convo ): array {
		return array_column( $this->messages( $this->founder, $convo, $query )->get_data(), 'id' );
	}

	/** @return array{int, list<int>} The conversation and the ids of its messages. */
	private function thread( int $count ): array {
		$message  = fn ( int $number ): array => array(
			'author_id' => 0 === $number % 2 ? $this->founder : $this->mentor,
			'text'      => "Žinutė $number",
			'at'        => 1795248000 + $number,
		);
		$messages = array_map( $message, range( 0, $count - 1 ) );
		$convo = $this->history()->add( $this->founder, $this->mentor, 'Ilgas pokalbis', $messages, $count, $count );
		$rows  = $this->db()->rows( 'SELECT id FROM {messages} WHERE convo_id = ? ORDER BY id', $convo );
		return array( $convo, array_map( 'intval', array_column( $rows, 'id' ) ) );
	}
}

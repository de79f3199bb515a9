<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging;

use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelMessagesTest extends MessagingTestCase {

	private const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_sixteen_sends_with_one_client_id_write_one_conversation(): void {
		$this->limit( array( 'message_send' => array( 2, 3600 ), 'message_send_new' => array( 1, 86400 ) ) );
		$this->token( $this->founder );
		$answers = Parallel::run( 16, fn (): array => $this->send( $this->founder, $this->mentor, array( 'client_id' => self::UUID ) )->get_data() );

		self::assertSame( 1, $this->rows_of( 'conversations' ) );
		self::assertSame( 1, $this->rows_of( 'messages' ) );
		self::assertTrue( $answers[0]['status'] );
		self::assertSame( array( $answers[0] ), array_values( array_unique( $answers, SORT_REGULAR ) ) );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor )->get_status(), 'The repeats gave their tries back.' );
	}

	public function test_sixteen_replies_with_one_client_id_write_one_message(): void {
		$convo = $this->convo();
		$this->token( $this->mentor );
		$answers = Parallel::run( 16, fn (): array => $this->reply( $this->mentor, $convo, 'Sveiki', self::UUID )->get_data() );

		self::assertCount( 1, array_unique( array_column( $answers, 'id' ) ) );
		self::assertSame( 2, $this->rows_of( 'messages' ) );
	}

	public function test_parallel_replies_are_all_kept_in_order_and_unread_is_exact(): void {
		$convo = $this->convo();
		$this->token( $this->mentor );
		$this->token( $this->founder );
		$this->read( $this->mentor, $convo, PHP_INT_MAX );
		$answers = Parallel::run(
			16,
			fn ( int $number ): array => $this->reply( 0 === $number % 2 ? $this->mentor : $this->founder, $convo, "Nr. $number" )->get_data()
		);
		self::assertSame( array(), array_column( $answers, 'code' ) );
		$row     = $this->db()->row( 'SELECT * FROM {conversations} WHERE convo_id = ?', $convo ) ?? array();
		$last    = static fn ( int $author ): string => (string) max( 0, ...array_column( array_filter( $answers, static fn ( array $answer ): bool => $author === $answer['author_id'] ), 'id' ) );

		self::assertSame( 17, $this->rows_of( 'messages' ) );
		self::assertSame( '17', $row['message_count'] );
		self::assertSame( array( $last( $this->founder ), $last( $this->mentor ) ), array( $row['founder_last_id'], $row['mentor_last_id'] ) );
		self::assertSame( (string) max( 0, ...array_column( $answers, 'id' ) ), $row['last_message_id'] );
		self::assertSame( array( '1', '1' ), array( $row['founder_unread'], $row['mentor_unread'] ) );
		self::assertFalse( $this->read( $this->mentor, $convo, PHP_INT_MAX )->get_data()['unreadmessages'] );
	}

	public function test_a_poller_never_sees_a_hole_under_parallel_replies(): void {
		$convo = $this->convo();
		$this->token( $this->mentor );
		$this->token( $this->founder );
		$seen = Parallel::run(
			9,
			function ( int $number ) use ( $convo ): array {
				if ( 0 !== $number ) {
					for ( $round = 0; $round < 10; $round++ ) {
						$this->reply( 0 === $number % 2 ? $this->mentor : $this->founder, $convo, "Nr. $number.$round" );
					}
					return array();
				}
				$ids   = array();
				$until = microtime( true ) + 30;
				while ( count( $ids ) < 81 && microtime( true ) < $until ) {
					$after = array() === $ids ? 0 : max( $ids );
					$ids   = array( ...$ids, ...array_column( $this->messages( $this->mentor, $convo, "after_id=$after" )->get_data(), 'id' ) );
				}
				return $ids;
			}
		)[0];
		$all = array_map( 'intval', array_column( $this->db()->rows( 'SELECT id FROM {messages} WHERE convo_id = ? ORDER BY id', $convo ), 'id' ) );

		self::assertCount( 81, $all );
		self::assertSame( $all, $seen );
	}
}

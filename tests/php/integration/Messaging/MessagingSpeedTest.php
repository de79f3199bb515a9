<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Messaging\ConversationRepository;
use MentoriaiPortal\Messaging\UnreadMessages;
use PHPUnit\Framework\Attributes\Group;

/**
 * Queries and rows read: flat with 40,000 messages, 2,000 conversations of one founder and one thread
 * of 20,000.
 */
#[Group( 'any-database' )]
final class MessagingSpeedTest extends MessagingTestCase {

	private const CONVERSATIONS = 2000;
	private const EACH          = 10;
	private const LONGEST       = 20000;

	/** The conversation with the most messages, which is also the oldest. */
	private int $busiest;

	protected function setUp(): void {
		parent::setUp();
		$this->seed();
		$this->token( $this->founder );
	}

	public function test_reading(): void {
		$first  = (int) $this->db()->value( 'SELECT MIN(id) FROM {messages} WHERE convo_id = ?', $this->busiest );
		$last   = (int) $this->db()->value( 'SELECT last_message_id FROM {conversations} WHERE convo_id = ?', $this->busiest );
		$middle = $last - 10000;
		foreach (
			array(
				'a poll with nothing new'                => array( "after_id=$last", 0, 30 ),
				'a poll in the middle of a long thread'  => array( "after_id=$middle", 50, 80 ),
				'the last messages'                      => array( '', 50, 80 ),
				'the first messages'                     => array( 'before_id=' . ( $first + 60 ), 50, 80 ),
			) as $what => list( $query, $messages, $rows )
		) {
			$this->assert_cost( 3, $rows, fn () => self::assertCount( $messages, $this->messages( $this->founder, $this->busiest, $query )->get_data(), $what ), $what );
		}

		$this->assert_cost( 5, self::CONVERSATIONS + 200, fn () => self::assertCount( 20, $this->inbox( $this->founder )->get_data() ), 'the inbox' );
		$this->assert_cost( 5, 2 * self::CONVERSATIONS + 200, fn () => self::assertCount( 20, $this->inbox( $this->founder, 'page=99' )->get_data() ), 'its page 99' );
		self::assertSame( (string) self::CONVERSATIONS, $this->inbox( $this->founder )->get_headers()['X-WP-Total'] );

		$unread   = new UnreadMessages( new ConversationRepository( $this->db() ) );
		$identity = new Identity( $this->founder, Role::Founder, AccountStatus::Public, 1, 0 );
		self::assertSame( 1, $this->count_queries( static fn () => self::assertFalse( $unread->has( $identity ) ) ) );
		self::assertLessThanOrEqual( 3, $this->rows_read( static fn () => $unread->has( $identity ) ), 'the unread flag, when everything is read' );
	}

	public function test_writing_and_marking_as_read(): void {
		$identity = $this->identity_rows();

		// With what the two have, and its UPDATE.
		self::assertLessThanOrEqual( 66, $this->rows_read( fn () => $this->replied( $this->founder, $this->busiest ) ) - $identity );
		self::assertLessThanOrEqual( 60, $this->rows_read( fn () => $this->read( $this->founder, $this->busiest, PHP_INT_MAX ) ) - $identity );
	}

	public function test_finding_what_is_due_reads_only_what_is_due(): void {
		// Staff were told this week what waits; that counts once a week.
		$clock = new Clock();
		update_option( 'mentoriai_summary_week', $clock->local( $clock->now() )->format( 'o-\WW' ), false );
		self::assertLessThanOrEqual( 80, $this->rows_read( static fn () => do_action( 'mentoriai_run_due' ) ) );
	}

	/** Queries beyond an empty route, the identity's included; rows beyond the identity's, which the sessions answer for. */
	private function assert_cost( int $queries, int $rows, callable $work, string $what ): void {
		$empty = fn () => $this->request( 'GET', 'no-such-route' );
		$empty();
		$work();
		self::assertLessThanOrEqual( $queries, $this->count_queries( $work ) - $this->count_queries( $empty ), $what );
		self::assertLessThanOrEqual( $rows, $this->rows_read( $work ) - $this->identity_rows(), $what );
	}

	/** Rows of a request that only finds out who asks. */
	private function identity_rows(): int {
		return $this->rows_read( fn () => self::assertSame( array(), $this->inbox( $this->founder, 'convo_id=1' )->get_data() ) );
	}

	/** By the database itself: each message would otherwise be a statement. */
	private function seed(): void {
		global $wpdb;
		$prefix = $wpdb->prefix . 'mentoriai_';
		$digits = implode( ' UNION ALL ', array_map( static fn ( int $digit ): string => "SELECT $digit AS d", range( 0, 9 ) ) );
		$number = fn ( int $places ): string => '(SELECT ' . implode( ' + ', array_map( static fn ( int $place ): string => "t$place.d * " . 10 ** $place, range( 0, $places - 1 ) ) ) . ' AS n FROM '
			. implode( ' CROSS JOIN ', array_map( static fn ( int $place ): string => "($digits) t$place", range( 0, $places - 1 ) ) ) . ') numbers';
		$this->busiest = 1000000;
		$founder       = $this->founder;
		$mentor        = $this->mentor;
		$count         = self::CONVERSATIONS;
		$each          = self::EACH;
		$messages      = "INSERT INTO {$prefix}messages (id, convo_id, author_id, content, created_at) ";
		self::assertSame( self::LONGEST, $wpdb->query( $messages . "SELECT 1 + n, {$this->busiest}, CASE WHEN n % 2 = 0 THEN $founder ELSE $mentor END, 'Žinutė', '2026-11-01 10:00:00' FROM {$number( 5 )} WHERE n < " . self::LONGEST ) );
		self::assertSame( $count * $each, $wpdb->query( $messages . 'SELECT 1 + ' . self::LONGEST . " + n, {$this->busiest} + 1 + n % $count, CASE WHEN n % 2 = 0 THEN $founder ELSE $mentor END, 'Žinutė', '2026-11-02 10:00:00' FROM {$number( 5 )} WHERE n < " . ( $count * $each ) ) );
		$wpdb->query(
			"INSERT INTO {$prefix}conversations (convo_id, founder_id, mentor_id, subject, created_at, last_message_id, last_message_at, message_count, founder_last_id, mentor_last_id, founder_read_id, mentor_read_id)
			SELECT convo_id, $founder, $mentor, 'Tema', MIN(created_at), MAX(id), MAX(created_at), COUNT(*), MAX(id), MAX(id), MAX(id), MAX(id) FROM {$prefix}messages WHERE convo_id < {$this->busiest} + $count GROUP BY convo_id"
		);
		if ( ! $this->is_sqlite() ) {
			$wpdb->query( "ANALYZE TABLE {$prefix}messages, {$prefix}conversations" );
		}
	}
}

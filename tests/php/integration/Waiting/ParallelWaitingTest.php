<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Waiting;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Tests\Parallel;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
final class ParallelWaitingTest extends WaitingTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_six_jobs_at_once_tell_three_once(): void {
		$waiters = array_map( fn (): int => $this->waiter(), range( 1, 5 ) );
		$this->free();
		Parallel::run( 6, static fn (): bool => null === do_action( Background::RUN ) );
		self::assertSame( array_slice( $waiters, 0, 3 ), $this->told() );
		self::assertSame( 2, $this->rows_of( 'waiting' ) );
	}

	public function test_whoever_asks_while_others_are_told_comes_before_it_or_is_refused(): void {
		array_map( fn (): int => $this->waiter(), range( 1, 5 ) );
		$late = $this->member( \MentoriaiPortal\Core\Identity\Role::Founder, 'Ieva', 'Vėlyvoji' );
		$this->free();
		// The job waits for the lock that the request holds, or the other way round: no place is told twice.
		$codes = Parallel::run( 2, fn ( int $number ): int => 0 === $number ? (int) ( null === do_action( Background::RUN ) ) : $this->notify( $late, true )->get_status() );
		self::run_due();
		self::assertSame( array( 1, 409 ), $codes );
		self::assertCount( 3, $this->told() );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Waiting;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
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

	public function test_whoever_asks_while_the_place_is_freed_finds_it_free(): void {
		$founder = $this->member( Role::Founder, 'Ieva', 'Vėlyvoji' );
		// What due work does under the mentor's lock: one who joined unseen by it would make the same place news again.
		$free  = function (): int {
			$db = $this->db();
			$db->transaction(
				function () use ( $db ): void {
					$db->lock_user( $this->mentor );
					Parallel::await_waiting( $db );
					$db->execute( "UPDATE {mentorships} SET state = 'withdrawn' WHERE mentor_id = ?", $this->mentor );
				}
			);
			return 0;
		};
		$codes = Parallel::run(
			2,
			function ( int $number ) use ( $founder, $free ): int {
				if ( 0 === $number ) {
					return $free();
				}
				Parallel::await_lock( $this->db(), "SELECT ID FROM {$this->db()->users()} WHERE ID = ?", $this->mentor );
				return $this->notify( $founder, true )->get_status();
			}
		);
		self::assertSame( array( array( 0, 409 ), 0 ), array( $codes, $this->rows_of( 'waiting' ) ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Migrations\Migration0009BackfillMentorships;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * The upgrade of a site with many conversations of all kinds; see OldSite.
 */
#[Group( 'any-database' )]
final class LargeBackfillTest extends MentorshipTestCase {

	private const NOW = 1_795_248_900;

	/** Copies of 2,400 pairs beside the first. 100,800 pairs take a minute, so they are made only with MENTORIAI_LARGE=1. */
	private const COPIES       = 4;
	private const LARGE_COPIES = 41;

	private OldSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new OldSite( $this->db(), self::NOW );
		$this->site->make();
	}

	public function test_every_kind_is_in_the_state_that_the_rules_say_and_nobody_is_mailed(): void {
		$mails = $this->sent_mails();
		$this->migrate();
		$this->assert_rules();
		// The second run finds nothing left to do about the first.
		self::run_due();
		self::run_due();
		self::assertSame( array( 0, array() ), array( $this->member_mails(), array_diff( array_column( $mails->getArrayCopy(), 'to' ), array( 'admin@demo.test' ) ) ), 'Nobody is asked or nudged for the time before.' );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'checkins' ), $this->rows_of( 'asked_people' ) ) );
		$this->assert_rules();
	}

	public function test_killed_at_several_moments_and_run_again_it_ends_as_undisturbed(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'Made by the server itself.' );
		}
		$copies = false === getenv( 'MENTORIAI_LARGE' ) ? self::COPIES : self::LARGE_COPIES;
		$this->site->copy( $copies );
		foreach ( array( 1, 2, 12 ) as $write ) {
			$this->kill_before_write( $write );
		}
		$largest = 0;
		add_filter(
			'query',
			function ( string $sql ) use ( &$largest ): string {
				$largest = max( $largest, substr_count( $sql, '), (' ) + 1 );
				return $sql;
			}
		);
		$known = count( array_filter( array_map( OldSite::rule( ... ), OldSite::kinds() ) ) );
		$rows  = $this->rows_read( fn () => $this->migrate() );
		self::assertSame( array( $known * ( $copies + 1 ), 0, 0 ), array( $this->rows_of( 'mentorships' ), $this->site->count_different(), $this->rows_of( 'mail_queue' ) ) );
		$this->assert_rules();
		self::assertLessThanOrEqual( 500, $largest, 'A statement writes a portion.' );
		self::assertLessThan( 20, $rows / $this->rows_of( 'conversations' ), 'And reads what is its own.' );
	}

	/** What the rules say is what there is, and no more of the first copy. */
	private function assert_rules(): void {
		$found = array();
		foreach ( $this->db()->rows( 'SELECT founder_id, mentor_id, state, reason, is_latest FROM {mentorships} WHERE founder_id < 1010000' ) as $row ) {
			$found[ "{$row['founder_id']} {$row['mentor_id']}" ] = trim( "{$row['state']} {$row['reason']}" ) . ( '1' === $row['is_latest'] ? '' : ' earlier' );
		}
		$wanted = array_filter( array_map( OldSite::rule( ... ), OldSite::kinds() ) );
		ksort( $found );
		ksort( $wanted );
		self::assertGreaterThan( 1500, count( $wanted ) );
		self::assertSame( $wanted, $found );
	}

	private function migrate(): void {
		( new Migration0009BackfillMentorships() )->run( $this->db() );
	}

	/** In a process of its own, which dies of SIGKILL. */
	private function kill_before_write( int $number ): void {
		$work = function () use ( $number ): bool {
			add_filter(
				'query',
				static function ( string $sql ) use ( &$number ): string {
					if ( str_starts_with( $sql, 'INSERT' ) && 0 === --$number ) {
						posix_kill( posix_getpid(), SIGKILL );
					}
					return $sql;
				}
			);
			$this->migrate();
			return true;
		};
		try {
			Parallel::run( 1, $work );
			self::fail( 'It came to its end.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'A process failed: ', $error->getMessage(), 'It said nothing any more.' );
		}
	}
}

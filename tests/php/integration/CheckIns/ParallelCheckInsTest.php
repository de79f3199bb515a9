<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\CheckIns;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelCheckInsTest extends CheckInTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	public function test_six_jobs_at_once_ask_each_person_once(): void {
		$mentors = array_map( fn ( int $number ): int => $this->member( Role::Mentor, "Mentorė$number", 'Pavardė' ), range( 1, 4 ) );
		array_map( fn ( int $mentor ): int => $this->pair( $this->founder, $mentor ), $mentors );
		foreach ( array( 14, 42, 90 ) as $round => $day ) {
			$this->later( $day - $this->day() );
			Parallel::run( 6, static fn (): bool => null === do_action( Background::RUN ) );
			do_action( Background::RUN );
			foreach ( array( $this->founder, ...$mentors ) as $who ) {
				self::assertSame( array_slice( array( '14 checkin', '42 checkin', '90 still_going' ), 0, $round + 1 ), $this->questions( $who ) );
			}
		}
		self::assertSame( 16, $this->rows_of( 'checkins' ), 'Two steps of two sides of four pairs.' );
		$this->later( 7 );
		Parallel::run( 6, static fn (): bool => null === do_action( Background::RUN ) );
		self::assertSame( array( array( 'state' => 'ended', 'reason' => 'silent', 'n' => '4' ) ), $this->db()->rows( 'SELECT state, reason, COUNT(*) AS n FROM {mentorships} GROUP BY state, reason' ) );
		self::assertSame( 0, (int) $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'mentorship_ended'" ) );
	}

	public function test_of_sixteen_answers_by_one_link_one_is_kept(): void {
		remove_filter( 'pre_wp_mail', '__return_true' );
		$token = $this->link();
		$codes = array_count_values( Parallel::run( 16, fn ( int $number ): int => $this->answer( $token, array( 'comment' => "Nr. $number" ) )->get_status() ) );
		ksort( $codes );

		self::assertSame( array( 200 => 1, 410 => 15 ), $codes );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Deadlock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\FactRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Recorder;
use MentoriaiPortal\Tests\Parallel;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
final class ParallelRecordsTest extends ProgrammeTestCase {

	private const MEETINGS = 40;

	public function test_acts_at_once_of_the_same_months_and_people_do_not_break_each_other_off(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$this->at( self::vilnius( '2026-05-10 12:00' ) );
		// In the order of their ids one pair has the founder first, the other the mentor.
		$early    = $this->register();
		$mentors  = array( $this->register( Role::Mentor ), $this->register( Role::Mentor ) );
		$late     = $this->register();
		$meetings = array( $this->meetings( array( $early, $late ), $mentors ), $this->meetings( array( $late, $early ), array_reverse( $mentors ) ) );

		$deadlocks = Parallel::run( 2, fn ( int $number ): int => array_sum( array_map( $this->settle( ... ), $meetings[ $number ] ) ) );

		self::assertSame( array( 0, 0 ), $deadlocks );
		self::assertSame( array( 2, 80.0 ), array( self::row( $this->figures(), 'met' )['number'], (float) $this->figures()['totals']['hours'] ) );
		self::assertSame( array(), $this->rebuild() );
	}

	/**
	 * @param array{int, int} $founders
	 * @param array{int, int} $mentors
	 * @return list<array{int, int}> Two meetings an act, each act earlier than the one before.
	 */
	private function meetings( array $founders, array $mentors ): array {
		$acts = array();
		for ( $act = 0; $act < self::MEETINGS / 2; $act++ ) {
			$ids = array();
			foreach ( array( 0, 1 ) as $which ) {
				$at  = Clock::to_sql( self::vilnius( '2026-05-30 12:00' ) - $act * 40000 );
				$this->db()->insert(
					'{meetings}',
					array( 'mentorship_id' => 1, 'founder_id' => $founders[ $which ], 'mentor_id' => $mentors[ $which ], 'proposed_by' => 'mentor', 'state' => 'agreed', 'starts_at' => $at, 'ends_at' => $at, 'minutes' => 60, 'month' => '2026-05', 'uid' => bin2hex( random_bytes( 16 ) ), 'created_at' => $at, 'changed_at' => $at )
				);
				$ids[] = (int) $this->db()->value( 'SELECT MAX( id ) FROM {meetings}' );
			}
			$acts[] = array( $ids[0], $ids[1] );
		}
		return $acts;
	}

	/**
	 * @param array{int, int} $ids
	 * @return int 1 when the server broke it off.
	 */
	private function settle( array $ids ): int {
		$db       = $this->db();
		$people   = new PersonRepository( $db );
		$recorder = new Recorder( $db, $people, new FactRepository( $db ), new CellRepository( $db, $people ), new Clock() );
		try {
			$db->transaction(
				static function () use ( $db, $recorder, $ids ): void {
					foreach ( $ids as $id ) {
						$db->execute( "UPDATE {meetings} SET state = 'held', held_minutes = 60 WHERE id = ?", $id );
						$recorder->meeting_settled( $id );
					}
				}
			);
			return 0;
		} catch ( Deadlock ) {
			return 1;
		}
	}
}

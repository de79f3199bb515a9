<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Plans;

use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelPlansTest extends PlansTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$this->token( $this->founder );
		$this->token( $this->mentor );
	}

	public function test_sixteen_saves_with_one_client_id_make_one_plan(): void {
		$this->limit( array( 'save_new_plan' => array( 2, 86400 ) ) );
		$answers = Parallel::run( 16, fn (): array => $this->save( array( 'client_id' => self::UUID ) )->get_data() );

		self::assertTrue( $answers[0]['status'] );
		self::assertSame( array( $answers[0] ), array_values( array_unique( $answers, SORT_REGULAR ) ) );
		self::assertSame( array( 1, 1 ), array( $this->rows_of( 'plans' ), $this->rows_of( 'plan_steps' ) ) );
		self::assertSame( 200, $this->save()->get_status(), 'Repeats took nothing of the limit.' );
	}

	public function test_the_limit_holds_for_saves_at_once(): void {
		$this->limit( array( 'save_new_plan' => array( 3, 86400 ) ) );
		$codes = Parallel::run( 10, fn (): string => $this->save()->get_data()['code'] ?? 'saved' );
		$count = array_count_values( $codes );
		ksort( $count );

		self::assertSame( array( 'saved' => 3, 'too_many_requests' => 7 ), $count );
		self::assertSame( 3, $this->rows_of( 'plans' ) );
	}

	public function test_sixteen_finishers_make_one_transition_a_side(): void {
		$plan  = $this->plan();
		$sides = Parallel::run(
			16,
			function ( int $number ) use ( $plan ): array {
				$told = array();
				add_action( 'mentoriai_plan_completed', static function ( int $id, string $side ) use ( &$told ): void { $told[] = $side; }, 10, 2 );
				self::assertSame( 200, $this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), 0 === $number % 2 ? $this->founder : $this->mentor )->get_status() );
				return $told;
			}
		);
		$sides = array_merge( ...$sides );
		sort( $sides );

		self::assertSame( array( 'founder', 'mentor' ), $sides );
		self::assertSame( '2', $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'plan_finished'" ) );
	}

	public function test_of_edits_of_one_rev_one_is_written(): void {
		$plan  = $this->plan();
		$step  = $this->get( $plan )['etapai'][0];
		$codes = Parallel::run( 12, fn ( int $number ): string => $this->call( 'update_step', array( 'planId' => $plan, 'veiksmas' => "Nr. $number" ) + $step, $this->founder )->get_data()['code'] ?? 'saved' );

		self::assertSame( array( 'conflict' => 11, 'saved' => 1 ), self::counted( $codes ) );
		self::assertSame( 2, $this->get( $plan )['etapai'][0]['rev'] );
	}

	public function test_nothing_is_edited_after_the_mentor_has_finished(): void {
		$plan  = $this->plan();
		$step  = array_diff_key( $this->get( $plan )['etapai'][0], array( 'rev' => 1 ) );
		$codes = Parallel::run(
			12,
			fn ( int $number ): string => 5 === $number
				? (string) $this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor )->get_status()
				: $this->call( 'update_step', array( 'planId' => $plan, 'veiksmas' => "Nr. $number" ) + $step, $this->founder )->get_data()['code'] ?? 'saved'
		);
		$count = self::counted( $codes );

		self::assertSame( 1, $count[200] ?? 0 );
		self::assertSame( 11, ( $count['saved'] ?? 0 ) + ( $count['plan_closed'] ?? 0 ), (string) wp_json_encode( $count ) );
		self::assertSame( 1 + ( $count['saved'] ?? 0 ), $this->get( $plan )['etapai'][0]['rev'] );
	}

	public function test_two_jobs_at_once_send_each_mail_once(): void {
		foreach ( range( 1, 5 ) as $number ) {
			$this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-29' ) ) ) ) );
		}
		$this->freeze( '2026-11-22T08:15:00Z' );
		Parallel::run( 6, static fn (): bool => null === do_action( 'mentoriai_run_due' ) );

		self::assertSame( array( '5', '5' ), array( $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'new_plan'" ), $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'plan_step_due'" ) ) );
	}

	/**
	 * @param list<string> $codes
	 * @return array<array-key, int>
	 */
	private static function counted( array $codes ): array {
		$count = array_count_values( $codes );
		ksort( $count );
		return $count;
	}
}

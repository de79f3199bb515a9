<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Plans;

use MentoriaiPortal\Core\Identity\Role;
use PHPUnit\Framework\Attributes\Group;

/**
 * Queries and rows read: 100,000 plans, of which 2,000 are the founder's.
 */
#[Group( 'any-database' )]
final class PlanSpeedTest extends PlansTestCase {

	private const MINE = 2000;

	/** Rows that a request reads besides: identity, options, limits. */
	private const NOISE = 100;

	public function test_the_number_of_queries_is_the_same_for_1_and_50_steps(): void {
		$one  = $this->plan();
		$many = $this->plan( array( 'planSteps' => array_fill( 0, 50, self::new_step() ) ) );
		$cost = fn ( int $plan ): int => $this->count_queries( fn () => $this->get( $plan ) );

		self::assertSame( $cost( $one ), $cost( $many ) );
		self::assertLessThanOrEqual( 3, $cost( $many ) - $this->empty_route() );
	}

	public function test_the_list_costs_the_same_with_photos_and_50_steps(): void {
		$this->plan();
		$one = $this->count_queries( fn () => $this->list( $this->founder ) );
		foreach ( range( 1, 4 ) as $number ) {
			$mentor = $this->member( Role::Mentor, "Mentorius $number", 'Kitas' );
			$this->convo( $this->founder, $mentor );
			$this->plan( array( 'mentorId' => $mentor, 'planSteps' => array_fill( 0, 50, self::new_step() ) ) );
		}
		self::assertSame( $one, $this->count_queries( fn () => self::assertCount( 5, $this->list( $this->founder )['list'] ) ) );
	}

	public function test_saving_50_steps(): void {
		// The first of a day also begins the limit's counter.
		$this->plan();
		$save = fn () => $this->plan( array( 'client_id' => self::UUID, 'planSteps' => array_fill( 0, 50, self::new_step() ) ) );

		self::assertLessThanOrEqual( 11 + 1 + 6, $this->count_queries( $save ) - $this->empty_route(), 'Eleven, one of them for what the two have, the one of the limit, and six of the programme’s figures.' );
	}

	public function test_any_page_of_the_list_among_100000_plans(): void {
		$first = $this->seed( $this->founder, $this->mentor, self::MINE );
		$this->list( $this->founder );
		$small = $this->costs();
		$this->seed( $this->member( Role::Founder, 'Ona', 'Kita' ), $this->member( Role::Mentor, 'Jonas', 'Kitas' ), $this->many( 100000 ) - self::MINE, $first + self::MINE );
		if ( ! $this->is_sqlite() ) {
			$this->db()->rows( 'ANALYZE TABLE {plans}' );
		}
		$large = $this->costs();

		foreach ( $large as $name => [ $queries, $rows ] ) {
			self::assertLessThanOrEqual( 3, $queries, $name );
			self::assertLessThanOrEqual( $small[ $name ][1] + self::NOISE, $rows, "$name: rows read do not grow with the table." );
		}
		// A page counts off in the index and reads its own ten rows whole, with what belongs to each of them.
		self::assertLessThanOrEqual( 2 * self::MINE + 3 * self::NOISE, $large['last page'][1] );
		self::assertLessThanOrEqual( self::MINE + 3 * self::NOISE, $large['first page'][1] );
		self::assertLessThanOrEqual( self::NOISE, $large['unread'][1] );
	}

	/** @return array<string, array{int, int}> Queries and rows read of each call. */
	private function costs(): array {
		$calls = array(
			'first page' => fn () => self::assertCount( 10, $this->list( $this->founder )['list'] ),
			'last page'  => fn () => self::assertCount( 10, $this->list( $this->founder, self::MINE / 10 - 1 )['list'] ),
			'keyword'    => fn () => self::assertCount( 10, $this->list( $this->founder, 0, 'tikslas' )['list'] ),
			'mentor'     => fn () => self::assertCount( 10, $this->list( $this->mentor )['list'] ),
			'plan'       => fn () => $this->get( 1000000 ),
			'unread'     => fn () => self::assertSame( 0, $this->unread( $this->mentor ) ),
		);
		array_map( static fn ( callable $call ) => $call(), $calls );
		$empty = $this->empty_route();
		return array_map( fn ( callable $call ): array => array( $this->count_queries( $call ) - $empty, $this->rows_read( $call ) ), $calls );
	}

	private function empty_route(): int {
		return $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );
	}
}

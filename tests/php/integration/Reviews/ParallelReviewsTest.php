<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reviews;

use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelReviewsTest extends ReviewsTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_twelve_founders_at_once_are_all_counted(): void {
		$founders = array();
		for ( $number = 0; $number < 12; $number++ ) {
			$founders[] = $this->acquaintance();
			$this->token( $founders[ $number ] );
		}
		$answers = Parallel::run( 12, fn ( int $number ): array => $this->submit( array( 'rating' => 1 + $number % 5 ), $founders[ $number ] )->get_data() );

		self::assertSame( array(), array_column( $answers, 'code' ) );
		self::assertSame( array( '12', (string) $this->indexed()[0] ), array_values( $this->db()->row( 'SELECT COUNT(*) AS number, SUM(rating) AS stars FROM {reviews}' ) ?? array() ) );
		self::assertSame( 12, $this->indexed()[1] );
	}

	public function test_one_founder_twelve_times_is_one_review(): void {
		$this->token( $this->founder );
		$answers = Parallel::run( 12, fn ( int $number ): array => $this->submit( array( 'rating' => 1 + $number % 5, 'client_id' => 0 === $number % 2 ? self::UUID : '' ) )->get_data() );

		self::assertSame( array(), array_column( $answers, 'code' ) );
		self::assertSame( 1, $this->rows_of( 'reviews' ) );
		self::assertSame( array( (int) $this->db()->value( 'SELECT rating FROM {reviews}' ), 1 ), $this->indexed() );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Programme;

use MentoriaiPortal\Programme\SmallNumbers;
use PHPUnit\Framework\TestCase;

/**
 * Nobody works out a number from 1 to 4, neither from what stands beside it nor by subtracting.
 */
final class SmallNumbersTest extends TestCase {

	public function test_where_one_month_is_small_none_is_told(): void {
		self::assertSame( array( 0, 5, 9 ), SmallNumbers::months( array( 0, 5, 9 ) ) );
		foreach ( array( array( 0, 3, 9 ), array( 4, 4 ), array( 1, 1, 1, 1 ), array( 2 ) ) as $months ) {
			self::assertSame( array_fill( 0, count( $months ), null ), SmallNumbers::months( $months ) );
		}
	}

	/** Every way to fill three months: what is left out leaves at least two possibilities for each month, whoever knows the rule. */
	public function test_no_small_month_can_be_worked_out(): void {
		$most     = 20;
		$possible = array();
		for ( $code = 0; $code < $most ** 3; $code++ ) {
			$months = array( $code % $most, intdiv( $code, $most ) % $most, intdiv( $code, $most ** 2 ) );
			$whole  = array_sum( $months );
			// Only sums of which every way is tried.
			if ( $whole < $most && array( null, null, null ) === SmallNumbers::months( $months ) ) {
				$possible[ $whole > 0 && $whole < 5 ? '< 5' : $whole ][] = $months;
			}
		}
		self::assertGreaterThan( 10, count( $possible ) );
		foreach ( $possible as $whole => $rows ) {
			foreach ( array( 0, 1, 2 ) as $at ) {
				self::assertGreaterThan( 1, count( array_unique( array_column( $rows, $at ) ) ), (string) $whole );
			}
		}
	}

	public function test_share_and_median_go_with_the_number(): void {
		$row     = static fn ( string $key, int $number, ?float $share, ?float $days ): array => array( 'key' => $key, 'label' => $key, 'number' => $number, 'share' => $share, 'median_days' => $days );
		$figures = array(
			'from'   => '2026-01',
			'to'     => '2026-01',
			'funnel' => array( $row( 'registered', 12, null, null ), $row( 'confirmed', 8, 8 / 12, 0.5 ), $row( 'public', 4, 0.5, 3.0 ), $row( 'first_request', 6, 1.5, 2.0 ), $row( 'answered', 6, 1.0, 1.0 ), $row( 'met', 0, 0.0, null ) ),
			'months' => array(),
			'totals' => array( 'open' => 4, 'ended' => 5, 'hours' => 1.5, 'unanswered' => 0, 'checkins' => array( 'founder' => array( 'n' => 4, 'average' => 3.5 ), 'mentor' => array( 'n' => 5, 'average' => 4.0 ) ) ),
		);
		$hidden  = SmallNumbers::hide( $figures, array( 'confirmed' => 8, 'public' => 4, 'first_request' => 4, 'answered' => 6 ) );

		self::assertSame( array( 12, 8, '< 5', 6, 6, 0 ), array_column( $hidden['funnel'], 'number' ) );
		self::assertSame( array( null, 8 / 12, null, null, 1.0, 0.0 ), array_column( $hidden['funnel'], 'share' ) );
		self::assertSame( array( null, 0.5, null, null, 1.0, null ), array_column( $hidden['funnel'], 'median_days' ), 'A median of fewer than five is left out too.' );
		self::assertSame( array( 'open' => '< 5', 'ended' => 5, 'hours' => '< 5', 'unanswered' => 0, 'checkins' => array( 'founder' => array( 'n' => '< 5', 'average' => null ), 'mentor' => array( 'n' => 5, 'average' => 4.0 ) ) ), $hidden['totals'] );
	}
}

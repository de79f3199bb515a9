<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Programme;

use MentoriaiPortal\Programme\SmallNumbers;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Nobody works out a number from 1 to 4, neither from what stands beside it nor by subtracting.
 */
final class SmallNumbersTest extends TestCase {

	/** @return iterable<string, array{list<int>, list<int|string|null>}> Months, and how they are shown. */
	public static function months(): iterable {
		yield 'nothing small' => array( array( 0, 5, 9 ), array( 0, 5, 9 ) );
		yield 'one small, so a second is left out' => array( array( 0, 3, 9, 12 ), array( 0, '< 5', null, 12 ) );
		yield 'two small with several sums' => array( array( 2, 3, 9 ), array( '< 5', '< 5', 9 ) );
		yield 'two small that could only be 1' => array( array( 1, 1, 20 ), array( '< 5', '< 5', null ) );
		yield 'the second could only be 5' => array( array( 1, 5, 6, 7 ), array( '< 5', null, null, 7 ) );
		yield 'all of one' => array( array( 1, 1, 1, 1, 1, 0 ), array( null, null, null, null, null, null ) );
		yield 'the whole is small itself' => array( array( 1, 0, 2 ), array( '< 5', 0, '< 5' ) );
	}

	/**
	 * @param list<int>             $months
	 * @param list<int|string|null> $shown
	 */
	#[DataProvider( 'months' )]
	public function test_months_beside_the_number_of_the_whole( array $months, array $shown ): void {
		self::assertSame( $shown, SmallNumbers::months( $months ) );
	}

	/** Every shown row of four months leaves a reader at least two possibilities for each small number, whoever knows how it is made. */
	public function test_no_small_month_can_be_worked_out(): void {
		$possible = array();
		for ( $code = 0; $code < 8 ** 4; $code++ ) {
			$months                                          = array_map( static fn ( int $at ): int => intdiv( $code, 8 ** $at ) % 8, array( 0, 1, 2, 3 ) );
			$possible[ serialize( array( SmallNumbers::months( $months ), array_sum( $months ) < 5 ? '< 5' : array_sum( $months ) ) ) ][] = $months;
		}
		foreach ( $possible as $shown => $rows ) {
			foreach ( array_keys( array_filter( unserialize( $shown )[0], static fn ( mixed $cell ): bool => '< 5' === $cell ) ) as $at ) {
				$numbers = array_unique( array_column( $rows, $at ) );
				// Up to 7 only a part of what is possible is tried here.
				max( array_merge( ...$rows ) ) === 7 || self::assertGreaterThan( 1, count( $numbers ), $shown );
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

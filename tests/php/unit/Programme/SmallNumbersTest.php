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
		yield 'one small, so a larger one is left out' => array( array( 0, 3, 9, 12 ), array( 0, '< 5', null, 12 ) );
		yield 'two small' => array( array( 2, 3, 9, 12 ), array( '< 5', '< 5', null, 12 ) );
		yield 'small ones only' => array( array( 2, 3, 4 ), array( '< 5', '< 5', '< 5' ) );
		yield 'small ones that could only be 1' => array( array( 1, 1, 1, 1, 1, 0 ), array( null, null, null, null, null, null ) );
		yield 'what is left out could only be 5' => array( array( 1, 5, 6, 9 ), array( '< 5', null, null, 9 ) );
		yield 'what is left out is not above the next' => array( array( 4, 8, 8 ), array( '< 5', null, null ) );
		yield 'the whole is small itself' => array( array( 1, 0, 2 ), array( '< 5', 0, '< 5' ) );
		yield 'one in each of four' => array( array( 1, 1, 1, 1 ), array( null, null, null, null ) );
	}

	/**
	 * @param list<int>             $months
	 * @param list<int|string|null> $shown
	 */
	#[DataProvider( 'months' )]
	public function test_months_beside_the_number_of_the_whole( array $months, array $shown ): void {
		self::assertSame( $shown, SmallNumbers::months( $months ) );
	}

	/** Every way to fill three months: what is shown leaves at least two possibilities for each small number, whoever knows the rule. */
	public function test_no_small_month_can_be_worked_out(): void {
		$most     = 20;
		$possible = array();
		for ( $code = 0; $code < $most ** 3; $code++ ) {
			$months = array( $code % $most, intdiv( $code, $most ) % $most, intdiv( $code, $most ** 2 ) );
			$whole  = array_sum( $months );
			// Only sums of which every way is tried.
			if ( $whole < $most ) {
				$possible[ (string) json_encode( array( SmallNumbers::months( $months ), $whole > 0 && $whole < 5 ? '< 5' : $whole ) ) ][] = $months;
			}
		}
		self::assertGreaterThan( 200, count( $possible ) );
		foreach ( $possible as $shown => $rows ) {
			foreach ( array_keys( array_filter( json_decode( (string) $shown, true )[0], static fn ( mixed $cell ): bool => SmallNumbers::TEXT === $cell ) ) as $at ) {
				self::assertGreaterThan( 1, count( array_unique( array_column( $rows, $at ) ) ), (string) $shown );
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

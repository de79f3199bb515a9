<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * Keeps figures of a report from telling of single people: 1 to 4 read "< 5", and what would give such a number away is left out, too – shares,
 * medians, and as many months as could be subtracted from the number of the whole period.
 *
 * @phpstan-import-type Figures from Programme
 * @phpstan-import-type FunnelRow from Programme
 * @phpstan-import-type CheckIns from Programme
 */
final class SmallNumbers {

	public const TEXT = '< 5';

	private const LIMIT = 5;

	/**
	 * @param Figures            $figures
	 * @param array<string, int> $sizes   Of how many people each median is, by stage.
	 * @return Figures
	 */
	public static function hide( array $figures, array $sizes ): array {
		$before = 0;
		foreach ( $figures['funnel'] as $at => $row ) {
			$is_small = self::is_small( $row['number'] );
			$figures['funnel'][ $at ]['number']      = self::shown( $row['number'] );
			$figures['funnel'][ $at ]['share']       = $is_small || self::is_small( $before ) ? null : $row['share'];
			$figures['funnel'][ $at ]['median_days'] = $is_small || self::is_small( $sizes[ $row['key'] ] ?? 0 ) ? null : $row['median_days'];
			$before = $row['number'];
		}
		foreach ( Stage::cases() as $stage ) {
			foreach ( self::months( array_map( static fn ( array $month ): int => (int) $month[ $stage->value ], $figures['months'] ) ) as $at => $shown ) {
				$figures['months'][ $at ][ $stage->value ] = $shown;
			}
		}
		$totals            = $figures['totals'];
		$figures['totals'] = array(
			'open'       => self::shown( $totals['open'] ),
			'ended'      => self::shown( $totals['ended'] ),
			'hours'      => self::shown( $totals['hours'] ),
			'unanswered' => self::shown( $totals['unanswered'] ),
			'checkins'   => array(
				'founder' => self::checkins( $totals['checkins']['founder'] ),
				'mentor'  => self::checkins( $totals['checkins']['mentor'] ),
			),
		);
		return $figures;
	}

	/**
	 * The months of one stage, of which the whole period is known. Where one is small, at least one larger is left out, the smallest first, and it does not depend
	 * on anything hidden when to stop: whoever knows this rule works out no more.
	 *
	 * @param list<int> $months
	 * @return list<int|string|null> Null is left out.
	 */
	public static function months( array $months ): array {
		$small = count( array_filter( $months, self::is_small( ... ) ) );
		$whole = array_sum( $months );
		$none  = array_fill( 0, count( $months ), null );
		$shown = array_map( self::shown( ... ), $months );
		if ( 0 === $small || $whole < self::LIMIT ) {
			// 1 to 4 people in four months: one each.
			return self::LIMIT - 1 === $small ? $none : $shown;
		}
		$larger = array_filter( $months, static fn ( int $number ): bool => $number >= self::LIMIT );
		asort( $larger );
		$rest = $whole - array_sum( $larger );
		if ( array() === $larger ) {
			return $small < $rest && $rest < 4 * $small ? $shown : $none;
		}
		$left = 0;
		do {
			$at           = (int) array_key_first( $larger );
			$rest        += $larger[ $at ];
			$shown[ $at ] = null;
			unset( $larger[ $at ] );
			++$left;
			if ( self::is_open( $small, $rest, $left, array() === $larger ? PHP_INT_MAX : min( $larger ) ) ) {
				return array_values( $shown );
			}
		} while ( array() !== $larger );
		return $none;
	}

	/**
	 * Whether several small numbers are possible.
	 *
	 * @param int $small How many months are 1 to 4.
	 * @param int $rest  What they and those that are left out add up to, which a reader can work out.
	 * @param int $left  How many larger ones are left out.
	 * @param int $next  The smallest larger one that is shown: those that are left out are not above it.
	 */
	private static function is_open( int $small, int $rest, int $left, int $next ): bool {
		$least = PHP_INT_MAX === $next ? $small : max( $small, $rest - $left * ( $next - 1 ) );
		$most  = min( 4 * $small, $rest - self::LIMIT * $left );
		return $most > $least || ( $most === $least && $small > 1 && $small < $least && $least < 4 * $small );
	}

	/**
	 * @param CheckIns $checkins
	 * @return CheckIns
	 */
	private static function checkins( array $checkins ): array {
		return array(
			'n'       => self::shown( $checkins['n'] ),
			'average' => self::is_small( $checkins['n'] ) ? null : $checkins['average'],
		);
	}

	private static function is_small( int|float|string|null $number ): bool {
		return is_numeric( $number ) && $number > 0 && $number < self::LIMIT;
	}

	/**
	 * @template T of int|float|string|null
	 * @param T $number
	 * @return T|string
	 */
	private static function shown( int|float|string|null $number ): int|float|string|null {
		return self::is_small( $number ) ? self::TEXT : $number;
	}
}

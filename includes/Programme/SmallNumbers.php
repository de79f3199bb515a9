<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * Keeps figures of a report from telling of single people: 1 to 4 read "< 5", and what would give such a number away is left out, too – shares,
 * medians, and all months of a stage where one of them is small.
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
	 * The months of one stage, of which the whole period is known: where one is small, all are left out. Every smaller rule gives some away, as what it leaves
	 * out tells why.
	 *
	 * @param list<int> $months
	 * @return list<int|null>
	 */
	public static function months( array $months ): array {
		return array() === array_filter( $months, self::is_small( ... ) ) ? $months : array_fill( 0, count( $months ), null );
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

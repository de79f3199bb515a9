<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * What came of the programme, in numbers (docs/contract.md#programme). Three queries, also for several filters at once; what they read grows with the months, and with how
 * differently long people took, but not with how many there are.
 *
 * @phpstan-type FunnelRow array{key: string, label: string, number: int|string, share: float|null, median_days: float|null}
 * @phpstan-type CheckIns array{n: int|string, average: float|null}
 * @phpstan-type Totals array{open: int|string, ended: int|string, hours: float|int|string, unanswered: int|string, checkins: array{founder: CheckIns, mentor: CheckIns}}
 * @phpstan-type Figures array{from: string, to: string, funnel: list<FunnelRow>, months: list<array<string, int|string|null>>, totals: Totals}
 */
final readonly class Programme {

	public function __construct( private CellRepository $cells ) {}

	/** @return Figures */
	public function figures( ProgrammeFilter $filter ): array {
		return $this->with_sizes( array( $filter ) )[0][0];
	}

	/**
	 * @param array<int, ProgrammeFilter> $filters
	 * @return array<int, array{Figures, array<string, int>}> By the keys of the filters: the figures, and of how many people each median is, by stage.
	 */
	public function with_sizes( array $filters ): array {
		$numbers = $this->cells->numbers( $filters );
		$medians = $this->cells->medians( $filters );
		$facts   = $this->cells->facts( $filters );
		$all     = array();
		foreach ( $filters as $key => $filter ) {
			$taken       = $medians[ $key ] ?? array();
			$all[ $key ] = array( self::made( $filter, $numbers[ $key ] ?? array(), $taken, self::totals( $facts[ $key ] ?? array() ) ), array_map( static fn ( array $one ): int => $one['n'], $taken ) );
		}
		return $all;
	}

	/**
	 * @param array<string, array<string, int>>           $numbers By month and stage.
	 * @param array<string, array{days: float, n: int}>   $medians By stage.
	 * @param Totals                                      $totals
	 * @return Figures
	 */
	private static function made( ProgrammeFilter $filter, array $numbers, array $medians, array $totals ): array {
		$stages = Stage::of( $filter->role );
		$funnel = array();
		$before = null;
		foreach ( Stage::cases() as $stage ) {
			$is_theirs = in_array( $stage, $stages, true );
			$number    = array_sum( array_column( $numbers, $stage->value ) );
			$funnel[]  = array(
				'key'         => $stage->value,
				'label'       => $stage->label( $filter->role ),
				'number'      => $number,
				'share'       => $is_theirs && $before > 0 ? $number / $before : null,
				'median_days' => $medians[ $stage->value ]['days'] ?? null,
			);
			$before    = $number;
		}
		$keys = array_column( Stage::cases(), 'value' );
		return array(
			'from'   => $filter->from,
			'to'     => $filter->to,
			'funnel' => $funnel,
			'months' => array_map( static fn ( string $month ): array => array( 'month' => $month ) + array_replace( array_fill_keys( $keys, 0 ), array_intersect_key( $numbers[ $month ] ?? array(), array_flip( $keys ) ) ), $filter->months() ),
			'totals' => $totals,
		);
	}

	/**
	 * @param array<string, array{number: int, amount: int, ever: int}> $facts By kind.
	 * @return Totals
	 */
	private static function totals( array $facts ): array {
		$of     = static fn ( FactKind $kind ): array => $facts[ $kind->value ] ?? array( 'number' => 0, 'amount' => 0, 'ever' => 0 );
		$scores = static fn ( array $sum ): array => array(
			'n'       => $sum['number'],
			'average' => $sum['number'] > 0 ? $sum['amount'] / $sum['number'] : null,
		);
		return array(
			'open'       => $of( FactKind::Opened )['ever'] - array_sum( array_map( static fn ( FactKind $kind ): int => $of( $kind )['ever'], FactKind::CLOSED ) ),
			'ended'      => $of( FactKind::Ended )['number'],
			'hours'      => $of( FactKind::Minutes )['amount'] / 60,
			'unanswered' => $of( FactKind::Unanswered )['number'],
			'checkins'   => array(
				'founder' => $scores( $of( FactKind::FounderScore ) ),
				'mentor'  => $scores( $of( FactKind::MentorScore ) ),
			),
		);
	}
}

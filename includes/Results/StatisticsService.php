<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use Generator;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;

/**
 * The numbers of the network and of each mentor, for staff.
 */
final readonly class StatisticsService {

	/** How many mentors an export has in memory at once. */
	private const BATCH = 500;

	public function __construct( private StatisticsRepository $statistics, private ResultsService $results, private Clock $clock ) {}

	public function network( Period $period ): NetworkTotals {
		$since    = $period->since( $this->clock );
		$views    = $this->statistics->views_by_month( $since );
		$messages = $this->statistics->messages_by_month( $since );
		$months   = array();
		foreach ( $this->months( $since, array( ...array_keys( $views ), ...array_keys( $messages ) ) ) as $month ) {
			$months[] = array(
				'month'         => $month,
				'views'         => $views[ $month ] ?? 0,
				'conversations' => $messages[ $month ]['conversations'] ?? 0,
				'messages'      => $messages[ $month ]['messages'] ?? 0,
			);
		}
		return new NetworkTotals( $this->statistics->mentors_by_state()['visible'], $this->statistics->count_founders(), $months );
	}

	public function count_mentors( MentorFilter $filter ): int {
		return $this->statistics->count_mentors( $filter );
	}

	/** @return array{visible: int, hidden: int} Whether visitors see them, to mentors. */
	public function mentors_by_state(): array {
		return $this->statistics->mentors_by_state();
	}

	/**
	 * @param ListPage $page Sorted by a MentorSort.
	 * @return list<MentorNumbers>
	 */
	public function page( Period $period, MentorFilter $filter, ListPage $page ): array {
		return $this->statistics->page( $period->since( $this->clock ), $filter, $page );
	}

	public function mentor( Period $period, int $mentor_id ): ?MentorNumbers {
		return $this->statistics->mentor( $period->since( $this->clock ), $mentor_id );
	}

	/** What the mentor sees. */
	public function results( int $mentor_id ): MentorResults {
		return $this->results->of( $mentor_id );
	}

	/**
	 * Every such mentor by id, a batch at a time.
	 *
	 * @return Generator<int, list<MentorNumbers>>
	 */
	public function batches( Period $period, MentorFilter $filter ): Generator {
		$since = $period->since( $this->clock );
		$last  = 0;
		do {
			$batch = $this->statistics->batch( $since, $filter, $last, self::BATCH );
			$last  = array() === $batch ? $last : $batch[ count( $batch ) - 1 ]->id;
			yield $batch;
		} while ( array() !== $batch );
	}

	/**
	 * From the first month of the period, or for all time of what there is, to this month.
	 *
	 * @param list<string> $known
	 * @return list<string>
	 */
	private function months( string $since, array $known ): array {
		$now   = $this->clock->local( $this->clock->now() );
		$first = '' !== $since ? $since : min( array( $now->format( 'Y-m' ), ...$known ) );
		$span  = 12 * ( (int) $now->format( 'Y' ) - (int) substr( $first, 0, 4 ) ) + (int) $now->format( 'n' ) - (int) substr( $first, 5, 2 );
		return Months::last( $this->clock, $span + 1 );
	}
}

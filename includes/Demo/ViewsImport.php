<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mentors\ViewHistory;
use MentoriaiPortal\Mentors\MentorViews;

/**
 * A year of views of the mentors, the same for a mentor on every import: some are looked at more than others, and all
 * of them more from month to month.
 *
 * @phpstan-import-type MentorData from DemoData
 * @phpstan-import-type DayOfViews from ViewHistory
 */
final readonly class ViewsImport {

	private const MONTHS = 11;

	private const DAYS = 30;

	public function __construct( private DemoData $data, private ViewHistory $history, private Clock $clock ) {}

	/**
	 * @param array<string, int> $people Address in the data to user id.
	 * @param array<string, int> $fields Slug to term id.
	 */
	public function run( array $people, array $fields ): void {
		$days = array();
		foreach ( $this->data->mentors() as $mentor ) {
			$id = $people[ $mentor['login_email'] ] ?? 0;
			if ( 'public' !== $mentor['status'] || 0 === $id || $this->history->has( $id ) ) {
				continue;
			}
			$terms = array_map( static fn ( string $slug ): int => $fields[ $slug ], $mentor['fields'] );
			foreach ( $this->days( $mentor['login_email'] ) as $day => $total ) {
				$days[] = array(
					'mentor_id' => $id,
					'day'       => $day,
					'total'     => $total,
					'term_ids'  => $terms,
				);
			}
		}
		$this->history->add( $days, $this->clock->today( -MentorViews::KEPT_DAYS ) );
	}

	/**
	 * The days of the last month one by one, the months before in one day each.
	 *
	 * @return array<string, int> Day to views.
	 */
	private function days( string $seed ): array {
		$popular = 20 + self::chance( $seed, 60 );
		$days    = array();
		$first   = $this->clock->today( -self::DAYS );
		$month   = $this->clock->local( $this->clock->now() )->modify( 'first day of this month' );
		for ( $ago = self::MONTHS; $ago > 0; $ago-- ) {
			$day = $month->modify( "-$ago months" )->format( 'Y-m-15' );
			if ( $day < $first ) {
				$days[ $day ] = (int) ( $popular * ( 1.6 - 0.1 * $ago ) ) + self::chance( $seed . $day, 14 );
			}
		}
		for ( $ago = self::DAYS; $ago > 0; $ago-- ) {
			$day          = $this->clock->today( -$ago );
			$days[ $day ] = (int) ( $popular / 30 ) + self::chance( $seed . $day, 3 );
		}
		return array_filter( $days );
	}

	/** A number below a limit, the same for the same text. */
	private static function chance( string $text, int $below ): int {
		return crc32( $text ) % $below;
	}
}

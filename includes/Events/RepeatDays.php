<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The days on which an event takes place again, every week or every month.
 */
final class RepeatDays {

	public const WEEK  = 'week';
	public const MONTH = 'month';

	/** So many at a time: a year of weeks. */
	public const MAX = 52;

	/**
	 * Days after the first one up to the last one, both `yyyy-MM-dd`; none before today. A month that is too short has its last day.
	 *
	 * @return list<string>
	 */
	public static function of( string $first, string $every, string $last, string $today ): array {
		$days  = array();
		$start = EventTime::is_day( $first ) && EventTime::is_day( $last ) ? self::day( $first ) : null;
		for ( $step = 1; null !== $start && count( $days ) < self::MAX; $step++ ) {
			$day = ( self::MONTH === $every ? self::months_after( $start, $step ) : $start->modify( "+$step weeks" ) )->format( 'Y-m-d' );
			if ( $day > $last ) {
				break;
			}
			if ( $day >= $today ) {
				$days[] = $day;
			}
		}
		return $days;
	}

	/** A later day, as many days after a day as another one is after the first. */
	public static function shifted( string $day, string $from, string $to ): string {
		$days = (int) self::day( $from )->diff( self::day( $to ) )->format( '%r%a' );
		return self::day( $day )->modify( "$days days" )->format( 'Y-m-d' );
	}

	private static function months_after( DateTimeImmutable $start, int $months ): DateTimeImmutable {
		$month = $start->modify( 'first day of this month' )->modify( "+$months months" );
		return $month->setDate( (int) $month->format( 'Y' ), (int) $month->format( 'n' ), min( (int) $start->format( 'j' ), (int) $month->format( 't' ) ) );
	}

	private static function day( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use DateTimeImmutable;
use DateTimeZone;

/**
 * When a founder is told of a step's deadline: a week before, a day before, and once when it has passed. All days are
 * `yyyy-MM-dd`, so clock changes do not matter.
 */
enum Reminder: string {
	case Week    = 'week';
	case Day     = 'day';
	case Overdue = 'overdue';

	/** Days from the reminder to the deadline. */
	private function days(): int {
		return match ( $this ) {
			self::Week    => 7,
			self::Day     => 1,
			self::Overdue => -1,
		};
	}

	/** Which one is right on a day from which on one was due; a late run leaves out what it is too late for. */
	public static function on( string $today, string $deadline ): self {
		return match ( true ) {
			$today > $deadline => self::Overdue,
			$today >= self::shift( $deadline, -self::Day->days() ) => self::Day,
			default => self::Week,
		};
	}

	/** The day of the next one after what was sent, or chosen, on this day; null when none is left. */
	public static function after( string $today, string $deadline ): ?string {
		foreach ( self::cases() as $reminder ) {
			$day = self::shift( $deadline, -$reminder->days() );
			if ( $day > $today ) {
				return $day;
			}
		}
		return null;
	}

	private static function shift( string $day, int $days ): string {
		return ( new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) ) )->modify( sprintf( '%+d days', $days ) )->format( 'Y-m-d' );
	}
}

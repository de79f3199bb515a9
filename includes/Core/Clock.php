<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Every "now" of the portal. The filter `mentoriai_clock` sets it (unix seconds, or null for the real time).
 */
final class Clock {

	public const ZONE = 'Europe/Vilnius';

	/** Unix seconds. */
	public function now(): int {
		$set = apply_filters( 'mentoriai_clock', null );
		return is_numeric( $set ) ? (int) $set : time();
	}

	/** The day in Vilnius, `yyyy-MM-dd`, some days from today. */
	public function today( int $offset = 0 ): string {
		return $this->local( $this->now() )->modify( sprintf( '%+d days', $offset ) )->format( 'Y-m-d' );
	}

	public function local( int $time ): DateTimeImmutable {
		return ( new DateTimeImmutable( '@' . $time ) )->setTimezone( new DateTimeZone( self::ZONE ) );
	}

	/** The month in Vilnius of a time in unix seconds, `yyyy-MM`. */
	public static function month( int $time ): string {
		return substr( self::day( $time ), 0, 7 );
	}

	/** The day in Vilnius of a time in unix seconds, `yyyy-MM-dd`. */
	public static function day( int $time ): string {
		return ( new DateTimeImmutable( '@' . $time ) )->setTimezone( new DateTimeZone( self::ZONE ) )->format( 'Y-m-d' );
	}

	/** How screens of wp-admin show a time in unix seconds: in the site's time zone, `2026-11-21 10:15`, as WordPress's own do. */
	public static function on_site( int $time ): string {
		return (string) wp_date( 'Y-m-d H:i', $time );
	}

	/** How times are stored: UTC `yyyy-MM-dd HH:mm:ss`. */
	public static function to_sql( int $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time );
	}

	/** Unix seconds of a stored time. */
	public static function from_sql( string $utc ): int {
		return (int) strtotime( $utc . ' UTC' );
	}

	/** How times go over the wire: `2026-11-21T08:15:00Z`. */
	public static function sql_to_wire( string $sql ): string {
		return str_replace( ' ', 'T', $sql ) . 'Z';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Calendar;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Events\Event;
use MentoriaiPortal\Events\EventTime;

/**
 * Opens Google's calendar with the event filled in. Times stand as on the clock in Vilnius, with that zone named.
 */
final class GoogleLink {

	public static function of( Event $event, Lang $lang ): string {
		$query = array(
			'action'   => 'TEMPLATE',
			'text'     => $event->title,
			'dates'    => self::dates( $event->when ),
			'ctz'      => Clock::ZONE,
			'location' => '' === $event->place ? $event->location : $event->place,
			'details'  => $event->url( $lang ),
		);
		return 'https://calendar.google.com/calendar/render?' . http_build_query( array_filter( $query, static fn ( string $value ): bool => '' !== $value ), '', '&', PHP_QUERY_RFC3986 );
	}

	/** Google takes no start without an end: an hour where none is known. */
	private static function dates( EventTime $when ): string {
		if ( $when->is_whole_days() ) {
			return self::at( $when->start_date )->format( 'Ymd' ) . '/' . self::at( $when->end_date )->modify( '+1 day' )->format( 'Ymd' );
		}
		$start = self::at( $when->start_date . ' ' . $when->start_time );
		$end   = match ( true ) {
			'' !== $when->end_time                 => self::at( $when->end_date . ' ' . $when->end_time ),
			$when->end_date !== $when->start_date => self::at( $when->end_date . ' 23:59' ),
			default                                => $start->modify( '+1 hour' ),
		};
		return $start->format( 'Ymd\THis' ) . '/' . $end->format( 'Ymd\THis' );
	}

	/** The clock's face, which does not leap on the days when the hour changes. */
	private static function at( string $time ): DateTimeImmutable {
		return new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) );
	}
}

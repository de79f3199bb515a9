<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Calendar;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Events\Event;

/**
 * Writes an iCalendar object (RFC 5545). The same events give the same bytes, so that caches can tell nothing changed.
 */
final class Calendar {

	/** The rule in Vilnius since 2003: the last Sundays of March and October, at 1:00 UTC. */
	private const ZONE = array(
		'BEGIN:VTIMEZONE',
		'TZID:' . Clock::ZONE,
		'BEGIN:DAYLIGHT',
		'TZNAME:EEST',
		'TZOFFSETFROM:+0200',
		'TZOFFSETTO:+0300',
		'DTSTART:20030330T030000',
		'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
		'END:DAYLIGHT',
		'BEGIN:STANDARD',
		'TZNAME:EET',
		'TZOFFSETFROM:+0300',
		'TZOFFSETTO:+0200',
		'DTSTART:20031026T040000',
		'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
		'END:STANDARD',
		'END:VTIMEZONE',
	);

	private readonly Lines $lines;

	/**
	 * @param string $host Of the site: identities of events end in it.
	 * @param string $name Of a calendar to subscribe to; '' for a mere file.
	 */
	public function __construct( private readonly string $host, private readonly Lang $lang, string $name = '' ) {
		$this->lines = Lines::calendar( $lang );
		if ( '' !== $name ) {
			$this->lines->text( 'NAME', $name )->text( 'X-WR-CALNAME', $name );
			$this->lines->add( 'X-WR-TIMEZONE:' . Clock::ZONE )->add( 'REFRESH-INTERVAL;VALUE=DURATION:PT6H' )->add( 'X-PUBLISHED-TTL:PT6H' );
		}
		foreach ( self::ZONE as $line ) {
			$this->lines->add( $line );
		}
	}

	public function add( Event $event, string $description ): self {
		$changed = gmdate( 'Ymd\THis\Z', $event->modified );
		$this->lines->add( 'BEGIN:VEVENT' )
			->add( 'UID:' . preg_replace( '~[^A-Za-z0-9.-]~', '-', $event->group ) . '@' . $this->host )
			->add( 'DTSTAMP:' . $changed )
			->add( 'LAST-MODIFIED:' . $changed )
			->add( 'SEQUENCE:' . $event->sequence )
			->add( 'STATUS:' . $event->status->in_calendars() );
		foreach ( self::times( $event ) as $line ) {
			$this->lines->add( $line );
		}
		$this->lines->text( 'SUMMARY', $event->title )
			->text( 'LOCATION', '' === $event->place ? $event->location : $event->place )
			->text( 'DESCRIPTION', $description )
			->text( 'CATEGORIES', $event->type_label )
			->add( 'URL:' . $event->url( $this->lang ) )
			->add( 'END:VEVENT' );
		return $this;
	}

	public function __toString(): string {
		return $this->lines . "END:VCALENDAR\r\n";
	}

	/** @return list<string> DTSTART, and DTEND where an end is known. */
	private static function times( Event $event ): array {
		$when  = $event->when;
		$stamp = static fn ( string $name, string $day, string $time ): string => $name . ';TZID=' . Clock::ZONE . ':' . str_replace( array( '-', ':' ), '', $day . 'T' . $time ) . '00';
		if ( $when->is_whole_days() ) {
			$after = ( new DateTimeImmutable( $when->end_date, new DateTimeZone( 'UTC' ) ) )->modify( '+1 day' );
			// The end of whole days is the day after the last one.
			return array( 'DTSTART;VALUE=DATE:' . str_replace( '-', '', $when->start_date ), 'DTEND;VALUE=DATE:' . $after->format( 'Ymd' ) );
		}
		$times = array( $stamp( 'DTSTART', $when->start_date, $when->start_time ) );
		if ( '' !== $when->end_time ) {
			$times[] = $stamp( 'DTEND', $when->end_date, $when->end_time );
		} elseif ( $when->end_date !== $when->start_date ) {
			$times[] = $stamp( 'DTEND', $when->end_date, '23:59' );
		}
		return $times;
	}
}

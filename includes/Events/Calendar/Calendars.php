<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Calendar;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Events\Event;
use MentoriaiPortal\Events\Events;
use MentoriaiPortal\Events\EventStatus;
use MentoriaiPortal\Events\EventText;

/**
 * One event, and the calendar to subscribe to, as iCalendar.
 */
final readonly class Calendars {

	/** So many days back the feed reaches. */
	private const DAYS_BACK = 30;

	private const DESCRIPTION = 3000;

	public function __construct( private Events $events, private Clock $clock ) {}

	/** @throws ApiError 404. */
	public function single( string $slug, Lang $lang ): string {
		return $this->write( array( $this->events->get( $slug, $lang ) ), $lang, '' );
	}

	/** @param string $town Name in either language or slug; '' for all. An unknown one has no events. */
	public function feed( string $town, Lang $lang ): string {
		$events = $this->events->since( $this->clock->today( -self::DAYS_BACK ), $lang );
		$events = '' === $town ? $events : array_values( array_filter( $events, static fn ( Event $event ): bool => true === $event->town?->is( $town ) ) );
		/* translators: %s: a town. */
		$name = '' === $town ? __( 'Mentoriai: events', 'mentoriai-portal' ) : sprintf( __( 'Mentoriai: events, %s', 'mentoriai-portal' ), $town );
		return $this->write( $events, $lang, $name );
	}

	/** @param list<Event> $events */
	private function write( array $events, Lang $lang, string $name ): string {
		$calendar = new Calendar( (string) wp_parse_url( PortalUrls::home(), PHP_URL_HOST ), $lang, $name );
		$contents = $this->events->contents( $events );
		foreach ( $events as $event ) {
			$calendar->add( $event, self::description( $event, $contents[ $event->id ] ?? '', $lang ) );
		}
		return (string) $calendar;
	}

	/** Calendars that do not show a status say it here; the address for those that do not show that. */
	private static function description( Event $event, string $content, Lang $lang ): string {
		$note = match ( $event->status ) {
			EventStatus::Scheduled => '',
			EventStatus::Cancelled => __( 'The event is cancelled.', 'mentoriai-portal' ),
			EventStatus::Postponed => __( 'The event is postponed.', 'mentoriai-portal' ),
		};
		$text = EventText::lines( $content );
		$text = mb_strlen( $text ) > self::DESCRIPTION ? mb_substr( $text, 0, self::DESCRIPTION ) . '…' : $text;
		return implode( "\n\n", array_filter( array( $note, $text, $event->url( $lang ) ), static fn ( string $part ): bool => '' !== $part ) );
	}
}

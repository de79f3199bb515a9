<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * An event as schema.org has it.
 */
final class EventData {

	private const STATES = array(
		'cancelled' => 'https://schema.org/EventCancelled',
		'postponed' => 'https://schema.org/EventPostponed',
	);

	/**
	 * @param array<mixed>         $data      The reply of events/{slug}.
	 * @param array<string, mixed> $organizer Organization.
	 * @return array<string, mixed>|null Null without a day.
	 */
	public static function of( array $data, PortalPage $page, array $organizer ): ?array {
		$dates = Data::part( $data, 'dates' );
		$moved = Data::part( $data, 'moved_from' );
		$start = self::moment( Data::text( $dates, 'start_date' ), Data::text( $dates, 'start_time' ) );
		if ( '' === $start ) {
			return null;
		}
		return array(
			'@type'       => 'Event',
			'name'        => $page->title,
			'startDate'   => $start,
			'eventStatus' => self::STATES[ Data::text( $data, 'event_status' ) ] ?? 'https://schema.org/EventScheduled',
			'location'    => self::place( $data ),
			'organizer'   => $organizer,
			'url'         => $page->canonical,
		) + array_filter(
			array(
				'endDate'     => self::end( $dates ),
				'previousStartDate' => self::moment( Data::text( $moved, 'start_date' ), Data::text( $moved, 'start_time' ) ),
				'description' => EditorHtml::excerpt( Data::text( $data, Names::DESCRIPTION ), 500 ),
				'image'       => Data::text( Data::part( $page->image, 'resized' ), 'src' ),
				'performer'   => self::speakers( Data::part( $data, Names::SPEAKERS ) ),
			)
		);
	}

	/** ISO 8601 with Vilnius's offset of that day; the day alone where there is no time. */
	private static function moment( string $day, string $time ): string {
		if ( '' === $day || '' === $time ) {
			return $day;
		}
		try {
			return ( new DateTimeImmutable( "$day $time", new DateTimeZone( 'Europe/Vilnius' ) ) )->format( 'c' );
		} catch ( Exception ) {
			return $day;
		}
	}

	/**
	 * Nothing where only the beginning of a day's event is known.
	 *
	 * @param array<mixed> $dates
	 */
	private static function end( array $dates ): string {
		$day  = Data::text( $dates, 'end_date' ) ?: Data::text( $dates, 'start_date' );
		$time = Data::text( $dates, 'end_time' );
		$open = '' === $time && '' !== Data::text( $dates, 'start_time' ) && Data::text( $dates, 'start_date' ) === $day;
		return $open ? '' : self::moment( $day, $time );
	}

	/**
	 * @param array<mixed> $data
	 * @return array<string, mixed>
	 */
	private static function place( array $data ): array {
		$town   = Data::text( $data, Names::TOWN );
		$street = Data::text( $data, Names::VENUE );
		return array(
			'@type'   => 'Place',
			'name'    => Data::text( $data, 'location' ) ?: ( $street ?: ( $town ?: 'Mentoriai' ) ),
			'address' => array(
				'@type'          => 'PostalAddress',
				'addressCountry' => 'LT',
			) + array_filter(
				array(
					'streetAddress'   => $street,
					'addressLocality' => $town,
				)
			),
		);
	}

	/**
	 * @param array<mixed> $speakers
	 * @return list<array<string, string>>
	 */
	private static function speakers( array $speakers ): array {
		$named = array_filter( $speakers, static fn ( mixed $speaker ): bool => '' !== Data::text( $speaker, 'title' ) );
		return array_map(
			static fn ( mixed $speaker ): array => array(
				'@type' => 'Person',
				'name'  => Data::text( $speaker, 'title' ),
			) + array_filter( array( 'url' => Data::text( $speaker, 'link' ) ) ),
			array_values( $named )
		);
	}
}

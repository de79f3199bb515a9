<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\OneLine;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * The open deadlines of all plans of a person that neither side has finished, for a calendar.
 */
final readonly class PlanDeadlines {

	private const SUMMARY = 200;

	/** Of a calendar that is read again and again. */
	private const COUNT = 500;

	public function __construct( private PlanRepository $plans ) {}

	public function add( Lines $lines, Side $side, int $user_id, Lang $lang ): void {
		foreach ( $this->plans->open_deadlines( $side, $user_id, self::COUNT ) as $row ) {
			$changed = gmdate( 'Ymd\THis\Z', Clock::from_sql( (string) $row['modified_at'] ) );
			$day     = new DateTimeImmutable( (string) $row['deadline'], new DateTimeZone( 'UTC' ) );
			$lines->add( 'BEGIN:VEVENT' )
				->add( 'UID:' . $row['uid'] . '@' . wp_parse_url( PortalUrls::home(), PHP_URL_HOST ) )
				->add( 'DTSTAMP:' . $changed )
				->add( 'LAST-MODIFIED:' . $changed )
				->add( 'SEQUENCE:' . ( (int) $row['rev'] - 1 ) )
				->add( 'DTSTART;VALUE=DATE:' . $day->format( 'Ymd' ) )
				->add( 'DTEND;VALUE=DATE:' . $day->modify( '+1 day' )->format( 'Ymd' ) )
				->add( 'TRANSP:TRANSPARENT' )
				->text( 'SUMMARY', OneLine::of( (string) $row['action'], self::SUMMARY ) )
				->add( 'URL:' . PortalUrls::plan( (int) $row['plan_id'], $lang ) )
				->add( 'END:VEVENT' );
		}
	}
}

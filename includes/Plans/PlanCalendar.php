<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\OneLine;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * The deadlines of a plan as iCalendar (RFC 5545): whole days that block no time. A step keeps its identity, so a file
 * taken again updates what a calendar holds.
 */
final readonly class PlanCalendar {

	private const SUMMARY = 200;

	public function __construct( private PlanService $plans ) {}

	/** @throws ApiError 404. */
	public function of( Identity $viewer, int $plan_id, Lang $lang ): string {
		$plan  = $this->plans->find( $viewer, $plan_id );
		$lines = Lines::calendar( $lang );
		foreach ( $plan->steps as $step ) {
			self::add( $lines, $plan, $step, $lang );
		}
		return $lines . "END:VCALENDAR\r\n";
	}

	private static function add( Lines $lines, Plan $plan, Step $step, Lang $lang ): void {
		$changed = gmdate( 'Ymd\THis\Z', $plan->modified_at );
		$day     = new DateTimeImmutable( $step->deadline, new DateTimeZone( 'UTC' ) );
		$action  = OneLine::of( $step->action, self::SUMMARY );
		$url     = PortalUrls::plan( $plan->id, $lang );
		/* translators: %d: number of an action plan. */
		$title = sprintf( __( 'Action plan No. %d', 'mentoriai-portal' ), $plan->id );
		$lines->add( 'BEGIN:VEVENT' )
			->add( 'UID:' . $step->uid . '@' . wp_parse_url( PortalUrls::home(), PHP_URL_HOST ) )
			->add( 'DTSTAMP:' . $changed )
			->add( 'LAST-MODIFIED:' . $changed )
			->add( 'SEQUENCE:' . ( $step->rev - 1 ) )
			->add( 'DTSTART;VALUE=DATE:' . $day->format( 'Ymd' ) )
			// The end of a whole day is the day after.
			->add( 'DTEND;VALUE=DATE:' . $day->modify( '+1 day' )->format( 'Ymd' ) )
			->add( 'TRANSP:TRANSPARENT' )
			->text( 'SUMMARY', ( $step->done ? '✓ ' : '' ) . $action )
			->text( 'DESCRIPTION', $title . "\n\n" . $step->result . "\n\n" . $url )
			->add( 'URL:' . $url )
			->add( 'END:VEVENT' );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MemberText;

/**
 * An agreed meeting as iCalendar (RFC 5546), for one of the two. Nobody's address is told to the other: the other side stands
 * there with the first name and the portal's address. Both have accepted, so no calendar answers to the portal. Times are in
 * UTC, which every calendar shows in its reader's zone.
 */
final readonly class Invitation {

	public const REQUEST = 'REQUEST';
	public const CANCEL  = 'CANCEL';

	public function __construct( private SiteName $site ) {}

	/**
	 * The same meeting gives the same bytes.
	 *
	 * @param self::REQUEST|self::CANCEL $method
	 */
	public function text( Meeting $meeting, Side $reader, Lang $lang, string $method = self::REQUEST ): string {
		$lines = Lines::calendar( $lang, $method );
		self::add_event( $lines, $meeting, $reader, self::CANCEL === $method ? 'CANCELLED' : 'CONFIRMED' );
		$mine  = $meeting->person( $reader );
		$other = $meeting->person( $reader->other() );
		$lines->text( 'LOCATION', self::CANCEL === $method ? '' : $meeting->place )
			->add( 'ORGANIZER;CN=' . self::quoted( $this->site->sender() ) . ':mailto:' . $meeting->organiser )
			->add( self::attendee( $mine->person->name(), $mine->email ) )
			->add( self::attendee( $other->first_name(), $meeting->organiser ) )
			->add( 'URL:' . PortalUrls::mentorship( $meeting->mentorship_id, $lang ) )
			->add( 'END:VEVENT' )
			->add( 'END:VCALENDAR' );
		return (string) $lines;
	}

	/** Up to what only an invitation has: the event is the same in the person's own calendar. */
	public static function add_event( Lines $lines, Meeting $meeting, Side $reader, string $status ): void {
		$changed = str_replace( array( '-', ':', ' ' ), array( '', '', 'T' ), $meeting->changed_at ) . 'Z';
		$lines->add( 'BEGIN:VEVENT' )
			->add( 'UID:' . $meeting->uid )
			->add( 'DTSTAMP:' . $changed )
			->add( 'LAST-MODIFIED:' . $changed )
			->add( 'SEQUENCE:' . $meeting->sequence )
			->add( 'STATUS:' . $status )
			->add( 'DTSTART:' . gmdate( 'Ymd\THis\Z', $meeting->start() ) )
			->add( 'DTEND:' . gmdate( 'Ymd\THis\Z', $meeting->end() ) )
			/* translators: %s: first name of the other side. */
			->text( 'SUMMARY', sprintf( __( 'Mentoring: %s', 'mentoriai-portal' ), MemberText::unlinked( $meeting->person( $reader->other() )->first_name() ) ) );
	}

	private static function attendee( string $name, string $address ): string {
		return 'ATTENDEE;CN=' . self::quoted( MemberText::unlinked( $name ) ) . ';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:' . $address;
	}

	/** The value of a parameter: it knows no escapes (RFC 5545, 3.2). */
	private static function quoted( string $text ): string {
		return '"' . (string) preg_replace( '~["\p{Cc}]+~u', ' ', $text ) . '"';
	}
}

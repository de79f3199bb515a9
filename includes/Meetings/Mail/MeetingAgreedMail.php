<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\MeetingState;

/**
 * Tells both when they meet, with the invitation that calendars take over.
 */
final readonly class MeetingAgreedMail implements MailType {

	public const KEY = 'meeting_agreed';

	public function __construct( private MeetingFacts $facts, private Invitation $invitation ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Meeting agreed', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'You are meeting {person}: {when}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'You and {person} have agreed on a time to meet.', 'mentoriai-portal' ),
				__( 'When: {when}', 'mentoriai-portal' ) . "\n" . __( 'How long: {minutes}', 'mentoriai-portal' ) . "\n" . __( 'Where: {place}', 'mentoriai-portal' ),
				'{note}',
				__( 'If something comes up, cancel the meeting in the portal: the other person will be told at once.', 'mentoriai-portal' ),
			),
			__( 'Open the meeting', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return MeetingFacts::placeholders( 'person', 'when', 'minutes', 'place', 'note' );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->facts->find( $user_id, $data );
		if ( null === $found || MeetingState::Agreed !== $found[0]->state || ! $found[0]->was_agreed || $found[0]->end() <= $this->facts->now() ) {
			return null;
		}
		[ $meeting, $side ] = $found;
		// The note of the answer is for who proposed.
		return $this->facts->of( $meeting, $side, $lang, $side === $meeting->by ? $meeting->answer_note : '', calendar: $this->invitation->text( $meeting, $side, $lang ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Mail;

use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingState;

/**
 * Tells that nothing comes of a meeting. What was agreed is taken out of both calendars, so who called it off gets one too.
 */
final readonly class MeetingCancelledMail implements CasedMail {

	public const KEY = 'meeting_cancelled';

	public function __construct( private MeetingFacts $facts, private Invitation $invitation ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Meeting cancelled', 'mentoriai-portal' );
	}

	public function cases(): array {
		return array(
			'agreed'   => __( 'it was agreed', 'mentoriai-portal' ),
			'mine'     => __( 'to the person who cancelled it', 'mentoriai-portal' ),
			'proposal' => __( 'it was only proposed', 'mentoriai-portal' ),
			'declined' => __( 'no proposed time fits', 'mentoriai-portal' ),
		);
	}

	public function texts(): MailTexts {
		return $this->texts_of( 'agreed' );
	}

	public function texts_of( string $name ): MailTexts {
		[ $subject, $what ] = match ( $name ) {
			'mine'     => array( __( 'Meeting with {person} cancelled', 'mentoriai-portal' ), __( 'You cancelled the meeting with {person}: {when}. The other person knows.', 'mentoriai-portal' ) ),
			'proposal' => array( __( '{person} withdrew the proposal to meet', 'mentoriai-portal' ), __( 'You need not choose a time any more: {person} withdrew the proposal to meet.', 'mentoriai-portal' ) ),
			'declined' => array( __( '{person} can’t come at these times', 'mentoriai-portal' ), __( 'None of the times you proposed suits {person}. You can propose others.', 'mentoriai-portal' ) ),
			default    => array( __( 'Meeting with {person} cancelled', 'mentoriai-portal' ), __( 'The meeting with {person} is cancelled: {when}.', 'mentoriai-portal' ) ),
		};
		return new MailTexts( $subject, array( '{greeting}', $what, '{note}' ), __( 'Open the mentorship', 'mentoriai-portal' ) );
	}

	public function former_placeholders( string $name ): array {
		return array();
	}

	public function placeholders(): array {
		return MeetingFacts::placeholders( 'person', 'when', 'note' );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->facts->find( $user_id, $data );
		if ( null === $found || ! in_array( $found[0]->state, array( MeetingState::Cancelled, MeetingState::Declined ), true ) ) {
			return null;
		}
		[ $meeting, $side ] = $found;
		$is_mine            = Side::tryFrom( is_string( $data['by'] ?? null ) ? $data['by'] : '' ) === $side;
		return $this->facts->of( $meeting, $side, $lang, $is_mine ? '' : $meeting->answer_note, self::case_of( $meeting, $is_mine ), $meeting->was_agreed ? $this->invitation->text( $meeting, $side, $lang, Invitation::CANCEL ) : '' );
	}

	private static function case_of( Meeting $meeting, bool $is_mine ): string {
		return match ( true ) {
			MeetingState::Declined === $meeting->state => 'declined',
			! $meeting->was_agreed                     => 'proposal',
			$is_mine                                   => 'mine',
			default                                    => 'agreed',
		};
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Mail;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Meetings\MeetingState;

/**
 * Tells the other side of proposed times, while they wait for an answer.
 */
final readonly class MeetingProposedMail implements OptionalMail {

	public const KEY = 'meeting_proposed';

	public function __construct( private MeetingFacts $facts ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Meetings;
	}

	public function title(): string {
		return __( 'Meeting proposed', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( '{person} proposes to meet', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( '{person} proposes to meet:', 'mentoriai-portal' ),
				'{times}',
				__( 'How long: {minutes}', 'mentoriai-portal' ) . "\n" . __( 'Where: {place}', 'mentoriai-portal' ),
				'{note}',
				__( 'Choose the time that suits you, or say that none does.', 'mentoriai-portal' ),
			),
			__( 'Choose a time', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return MeetingFacts::placeholders( 'person', 'times', 'minutes', 'place', 'note' );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->facts->find( $user_id, $data );
		return null === $found || MeetingState::Proposed !== $found[0]->state || $found[0]->blocked ? null : $this->facts->of( $found[0], $found[1], $lang, $found[0]->note );
	}
}

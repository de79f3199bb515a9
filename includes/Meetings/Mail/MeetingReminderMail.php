<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Mail;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Mail\ShortLivedMail;
use MentoriaiPortal\Meetings\MeetingState;

/**
 * Reminds both of a meeting the day before it, until it begins.
 */
final readonly class MeetingReminderMail implements OptionalMail, ShortLivedMail {

	public const KEY = 'meeting_reminder';

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

	public function lifetime(): int {
		return 86400;
	}

	public function title(): string {
		return __( 'Meeting reminder', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Soon you are meeting {person}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'A reminder: you are meeting {person}.', 'mentoriai-portal' ),
				__( 'When: {when}', 'mentoriai-portal' ) . "\n" . __( 'How long: {minutes}', 'mentoriai-portal' ) . "\n" . __( 'Where: {place}', 'mentoriai-portal' ),
			),
			__( 'Open the meeting', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return MeetingFacts::placeholders( 'person', 'when', 'minutes', 'place' );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->facts->find( $user_id, $data );
		return null === $found || MeetingState::Agreed !== $found[0]->state || $found[0]->start() <= $this->facts->now() ? null : $this->facts->of( $found[0], $found[1], $lang, '' );
	}
}

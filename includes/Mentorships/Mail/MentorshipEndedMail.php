<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Mail;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Mentorships\MentorshipRepository;
use MentoriaiPortal\Mentorships\MentorshipState;

/**
 * Tells one side that the mentorship has ended, word for word the same whatever the reason was.
 */
final readonly class MentorshipEndedMail implements OptionalMail {

	public const KEY = 'mentorship_ended';

	public function __construct( private MentorshipRepository $mentorships ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Mentorship;
	}

	public function title(): string {
		return __( 'Mentorship ended', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Your mentorship with {person} has ended', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Your mentorship with {person} has ended. Conversations and action plans stay where they are.', 'mentoriai-portal' ),
				'{thanks}',
				__( 'Thank you for the time you gave each other.', 'mentoriai-portal' ),
			),
			__( 'Open the portal', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'person', __( 'Name of the other side', 'mentoriai-portal' ), 'Jonas Petraitis' ),
			new MailPlaceholder( 'thanks', __( 'Thank-you note from the person who ended it, if any', 'mentoriai-portal' ), MemberText::quoted( __( 'Thank you for your time and your honest questions.', 'mentoriai-portal' ) ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->mentorships->find( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		$side  = match ( $user_id ) {
			$found?->founder->id => Side::Founder,
			$found?->mentor->id  => Side::Mentor,
			default              => null,
		};
		if ( null === $found || null === $side || ! in_array( $found->state, array( MentorshipState::Ended, MentorshipState::Withdrawn ), true ) ) {
			return null;
		}
		return new MailFacts(
			array(
				'person' => MemberText::unlinked( $found->participant( $side->other() )->name() ),
				'thanks' => MemberText::quoted( $found->blocked ? '' : $found->thanks ),
			),
			$found->convo_id > 0 ? PortalUrls::conversation( $found->convo_id, $lang ) : PortalUrls::screen( Screen::Messages, $lang )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Mail;

use MentoriaiPortal\Core\Identity\Role;
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
 * Tells a founder that a request got no answer, while it has none.
 */
final readonly class RequestUnansweredMail implements OptionalMail {

	public const KEY = 'request_unanswered';

	public function __construct( private MentorshipRepository $mentorships ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): Role {
		return Role::Founder;
	}

	public function group(): MailGroup {
		return MailGroup::Mentorship;
	}

	public function title(): string {
		return __( 'Request without an answer', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( '{mentor} has not answered', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Your message to {mentor} has had no answer, so we no longer count on one. If an answer comes after all, you will get it.', 'mentoriai-portal' ),
				__( 'Write to another mentor: your message is still in the portal, so you can use it again.', 'mentoriai-portal' ),
			),
			__( 'Find another mentor', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'mentor', __( 'Name of the mentor', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->mentorships->find( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		if ( null === $found || $found->founder->id !== $user_id || MentorshipState::Unanswered !== $found->state ) {
			return null;
		}
		return new MailFacts( array( 'mentor' => MemberText::unlinked( $found->mentor->name() ) ), PortalUrls::screen( Screen::DynamicMentors, $lang ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Mail;

use MentoriaiPortal\Core\Database\UnionQuery;
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
use MentoriaiPortal\Mentorships\Alternatives;
use MentoriaiPortal\Mentorships\MentorshipRepository;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Mentors\MentorCard;

/**
 * Tells a founder who has waited long of other mentors in the same field, while there is no answer.
 */
final readonly class AnswerWaitingMail implements OptionalMail {

	public const KEY = 'answer_waiting';

	public function __construct( private MentorshipRepository $mentorships, private Alternatives $alternatives, private UnionQuery $together ) {}

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
		return __( 'Still waiting for an answer', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Still no answer from {mentor}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( '{mentor} has not answered your message yet. You can write to other mentors at the same time.', 'mentoriai-portal' ),
				'{others}',
			),
			__( 'See mentors', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'mentor', __( 'Name of the mentor', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ),
			new MailPlaceholder( 'others', __( 'Up to three mentors of the same field, each with the address of the page', 'mentoriai-portal' ), 'Jonas Petraitis: ' . PortalUrls::dynamic_mentor( 'jonas-petraitis', Lang::En ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->mentorships->find( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		if ( null === $found || $found->founder->id !== $user_id || $found->blocked || MentorshipState::Requested !== $found->state ) {
			return null;
		}
		$others = array_map( static fn ( MentorCard $card ): string => MemberText::unlinked( $card->title ) . ': ' . PortalUrls::dynamic_mentor( $card->slug, $lang ), $this->alternatives->of( $found, $this->together->rows( $this->alternatives->parts( $found ) ), $lang ) );
		return new MailFacts(
			array(
				'mentor' => MemberText::unlinked( $found->mentor->name() ),
				'others' => implode( "\n", $others ),
			),
			PortalUrls::screen( Screen::DynamicMentors, $lang )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Mail;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Mentorships\MentorshipRepository;
use MentoriaiPortal\Mentorships\MentorshipState;

/**
 * Tells a founder that a mentor cannot help now, and why; while nothing has come of it after all.
 */
final readonly class RequestDeclinedMail implements OptionalMail, CasedMail {

	public const KEY = 'request_declined';

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
		return __( 'Request declined', 'mentoriai-portal' );
	}

	public function cases(): array {
		return array(
			'notime'  => __( 'no time', 'mentoriai-portal' ),
			'field'   => __( 'not the mentor’s field', 'mentoriai-portal' ),
			'full'    => __( 'no free places', 'mentoriai-portal' ),
			'other'   => __( 'another reason', 'mentoriai-portal' ),
		);
	}

	public function texts(): MailTexts {
		return $this->texts_of( 'other' );
	}

	public function texts_of( string $name ): MailTexts {
		$why = match ( $name ) {
			'notime' => __( '{mentor} has no time for a new founder at the moment.', 'mentoriai-portal' ),
			'field'  => __( '{mentor} thinks that your question belongs to another field.', 'mentoriai-portal' ),
			'full'   => __( '{mentor} has no free places at the moment.', 'mentoriai-portal' ),
			default  => __( '{mentor} can’t help at the moment.', 'mentoriai-portal' ),
		};
		return new MailTexts(
			__( '{mentor} can’t help at the moment', 'mentoriai-portal' ),
			array( '{greeting}', $why, '{text}', __( 'It says nothing about your question: other mentors have time and know the field. Your message is still in the portal, so you can use it again.', 'mentoriai-portal' ) ),
			__( 'Find another mentor', 'mentoriai-portal' )
		);
	}

	public function former_placeholders( string $name ): array {
		return array();
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'mentor', __( 'Name of the mentor', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ),
			new MailPlaceholder( 'text', __( 'What the mentor wrote, if anything', 'mentoriai-portal' ), MemberText::quoted( __( 'Ask again in March, please.', 'mentoriai-portal' ) ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->mentorships->find( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		if ( null === $found || $found->founder->id !== $user_id || MentorshipState::Declined !== $found->state ) {
			return null;
		}
		$values = array(
			'mentor' => MemberText::unlinked( $found->mentor->name() ),
			'text'   => MemberText::quoted( $found->blocked ? '' : $found->text ),
		);
		$name   = match ( $found->reason ) {
			'no_time'      => 'notime',
			'not_my_field' => 'field',
			'full'         => 'full',
			default        => 'other',
		};
		return new MailFacts( $values, PortalUrls::screen( Screen::DynamicMentors, $lang ), name: $name );
	}
}

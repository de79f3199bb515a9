<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Tells a founder who waited that a mentor has a free place. Sent though it is taken meanwhile: the mentor's page says so. Not sent for a mentor
 * who is no longer shown.
 */
final readonly class MentorFreeMail implements OptionalMail {

	public const KEY = 'mentor_free';

	public function __construct( private MentorDirectory $mentors ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): Role {
		return Role::Founder;
	}

	public function group(): MailGroup {
		return MailGroup::Portal;
	}

	public function title(): string {
		return __( 'A mentor is free again', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( '{mentor} has a free place', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'You asked us to tell you when {mentor} takes new founders again. There is a free place now.', 'mentoriai-portal' ),
				__( 'We may have told others too: the first to write gets it. If it is taken when you come, the mentor’s page says so, and you can ask us to tell you again.', 'mentoriai-portal' ),
			),
			__( 'Open the profile', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'mentor', __( 'Name of the mentor', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$mentor = $this->mentors->cards( array( is_int( $data['id'] ?? null ) ? $data['id'] : 0 ), 1, $lang )[0] ?? null;
		return null === $mentor ? null : new MailFacts( array( 'mentor' => MemberText::unlinked( $mentor->title ) ), PortalUrls::dynamic_mentor( $mentor->slug, $lang ) );
	}
}

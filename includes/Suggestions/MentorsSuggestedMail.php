<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

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
use MentoriaiPortal\Mentors\MentorCard;

/**
 * Tells a founder whom staff suggest, while it is open and somebody of it is shown in the list.
 */
final readonly class MentorsSuggestedMail implements OptionalMail {

	public const KEY = 'mentors_suggested';

	public function __construct( private Suggestions $suggestions ) {}

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
		return __( 'Mentors suggested', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Mentors who could help you', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'We have looked for mentors for you. They could help:', 'mentoriai-portal' ),
				'{mentors}',
				'{note}',
				__( 'They do not know of this yet. Open a profile and write to those who suit you; you can write to several.', 'mentoriai-portal' ),
			),
			__( 'See the mentors', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'mentors', __( 'One to three mentors, each with the address of the page', 'mentoriai-portal' ), 'Rasa Kazlauskienė: ' . PortalUrls::dynamic_mentor( 'rasa-kazlauskiene', Lang::En ), true ),
			new MailPlaceholder( 'note', __( 'What staff wrote, if anything', 'mentoriai-portal' ), MemberText::quoted( __( 'All three have sold to Germany.', 'mentoriai-portal' ) ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->suggestions->open_one( is_int( $data['id'] ?? null ) ? $data['id'] : 0, $user_id, $lang );
		if ( null === $found ) {
			return null;
		}
		[ $suggestion, $cards ] = $found;
		return new MailFacts(
			array(
				'mentors' => implode( "\n", array_map( static fn ( MentorCard $card ): string => MemberText::unlinked( $card->title ) . ': ' . PortalUrls::dynamic_mentor( $card->slug, $lang ), $cards ) ),
				'note'    => MemberText::quoted( $suggestion->note ),
			),
			PortalUrls::screen( Screen::Messages, $lang )
		);
	}
}

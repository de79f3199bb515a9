<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;

/**
 * Tells a founder that the message they wrote before they registered could not be sent, and why. Of no use once they have sent
 * or changed it.
 */
final readonly class FirstMessageRefusedMail implements CasedMail {

	public const KEY = 'first_message_refused';

	public function __construct( private FirstMessageRepository $messages ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'First message not sent', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return $this->texts_of( FirstMessageRefusal::OTHER );
	}

	public function cases(): array {
		return FirstMessageRefusal::labels();
	}

	public function texts_of( string $name ): MailTexts {
		return new MailTexts(
			__( 'Your message to {mentor} was not sent', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Your profile is ready, but we could not send your message “{subject}” to {mentor}.', 'mentoriai-portal' ),
				FirstMessageRefusal::text( $name ),
				__( 'The text is in your profile: you can send it later, or write to another mentor.', 'mentoriai-portal' ),
			),
			__( 'Open the message', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'mentor', __( 'The mentor’s name', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ),
			new MailPlaceholder( 'subject', __( 'Subject of the message', 'mentoriai-portal' ), __( 'How to find first customers', 'mentoriai-portal' ) ),
		);
	}

	public function former_placeholders( string $name ): array {
		return array( 'reason' => FirstMessageRefusal::text( $name ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$kept = $this->messages->find( $user_id );
		if ( null === $kept || '' === $kept->refused || ( $data['client_id'] ?? '' ) !== $kept->text->client_id ) {
			return null;
		}
		return new MailFacts(
			array(
				'mentor'  => MemberText::unlinked( $kept->mentor->name() ?: __( 'User', 'mentoriai-portal' ) ),
				'subject' => MemberText::unlinked( $kept->text->subject ),
			),
			PortalUrls::screen( Screen::Profile, $lang ),
			name: FirstMessageRefusal::case_of( $kept->refused )
		);
	}
}

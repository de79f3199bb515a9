<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * Tells that a conversation has unread messages; what they say is read in the portal only.
 */
final readonly class NewMessageMail implements OptionalMail {

	public const KEY = 'new_message';

	public function __construct( private NoticeRepository $notices ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Messages;
	}

	public function title(): string {
		return __( 'New message', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'New message from {sender}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'An unread message is waiting for you in the conversation “{subject}”.', 'mentoriai-portal' ),
				__( 'From: {sender}', 'mentoriai-portal' ),
			),
			__( 'Read the message', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'subject', __( 'Subject of the conversation', 'mentoriai-portal' ), __( 'How to find first customers', 'mentoriai-portal' ) ),
			new MailPlaceholder( 'sender', __( 'Who wrote', 'mentoriai-portal' ), 'Jonas Petraitis' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$convo_id = is_int( $data['convo_id'] ?? null ) ? $data['convo_id'] : 0;
		$unread   = $this->notices->still_unread( $convo_id, $user_id );
		if ( null === $unread || ! MailRecipient::wants( $user_id, self::KEY ) ) {
			return null;
		}
		$name = $unread['from']->name();
		return new MailFacts(
			array(
				'subject' => MemberText::unlinked( $unread['subject'] ),
				'sender'  => '' === $name ? __( 'User', 'mentoriai-portal' ) : MemberText::unlinked( $name ),
			),
			PortalUrls::conversation( $convo_id, $lang )
		);
	}
}

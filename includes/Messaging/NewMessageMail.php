<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Mail\MailContent;
use MentoriaiPortal\Core\Mail\MailType;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Tells that a conversation has unread messages; what they say is read in the portal only.
 */
final readonly class NewMessageMail implements MailType {

	public const KEY = 'new_message';

	public function __construct( private NoticeRepository $notices, private UnsubscribeLink $unsubscribe ) {}

	public function key(): string {
		return self::KEY;
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		$convo_id = is_int( $data['convo_id'] ?? null ) ? $data['convo_id'] : 0;
		$unread   = $this->notices->still_unread( $convo_id, $user_id );
		if ( null === $unread || ! MessageNotices::wants_mail( $user_id ) ) {
			return null;
		}
		$name = $unread['from']->name();
		return new MailContent(
			__( 'You have an unread message', 'mentoriai-portal' ),
			array(
				__( 'Hello!', 'mentoriai-portal' ),
				/* translators: %s: title of a conversation. */
				sprintf( __( 'An unread message is waiting for you in the conversation “%s”.', 'mentoriai-portal' ), $unread['subject'] ),
				/* translators: %s: name of the person who wrote. */
				sprintf( __( 'From: %s', 'mentoriai-portal' ), '' === $name ? __( 'User', 'mentoriai-portal' ) : $name ),
			),
			__( 'Read the message', 'mentoriai-portal' ),
			PortalUrls::conversation( $convo_id, $lang ),
			$this->unsubscribe->url( $user_id )
		);
	}
}

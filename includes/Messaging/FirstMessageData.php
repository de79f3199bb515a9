<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * A first message that has not been sent: its author's alone.
 */
final readonly class FirstMessageData implements PersonalData {

	public function __construct( private FirstMessageRepository $messages ) {}

	public function key(): string {
		return 'first-message';
	}

	public function label(): string {
		return __( 'Message not sent yet', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( FirstMessagesTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$kept = $this->messages->find( $user_id );
		return PrivacyResult::items(
			null === $kept ? array() : array(
				PrivacyResult::item(
					(string) $user_id,
					array(
						__( 'Mentor', 'mentoriai-portal' )  => $kept->mentor->name(),
						__( 'Subject', 'mentoriai-portal' ) => $kept->text->subject,
						__( 'Message', 'mentoriai-portal' ) => $kept->text->message,
					)
				),
			),
			true
		);
	}

	public function erase( int $user_id, int $page ): array {
		$had = null !== $this->messages->find( $user_id );
		$this->messages->remove( $user_id );
		$this->messages->disown( $user_id );
		return PrivacyResult::erased( $had );
	}
}

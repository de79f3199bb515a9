<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;

/**
 * A conversation of one founder and one mentor, without its messages. Times are UTC `yyyy-MM-dd HH:mm:ss`.
 */
final readonly class Conversation {

	public function __construct(
		public int $id,
		public Participant $founder,
		public Participant $mentor,
		public string $subject,
		public string $created_at,
		public int $last_message_id,
		public string $last_message_at,
		private bool $founder_unread,
		private bool $mentor_unread
	) {}

	public function is_unread_by( Side $side ): bool {
		return Side::Founder === $side ? $this->founder_unread : $this->mentor_unread;
	}

	public function participant( Side $side ): Participant {
		return Side::Founder === $side ? $this->founder : $this->mentor;
	}

	/** The name of an author; '' for someone who takes no part. */
	public function name_of( int $user_id ): string {
		return match ( $user_id ) {
			$this->founder->id => $this->founder->name(),
			$this->mentor->id  => $this->mentor->name(),
			default            => '',
		};
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * A conversation about to be written. Times are unix seconds.
 */
final readonly class NewConversation {

	public function __construct(
		public int $id,
		public int $founder_id,
		public int $mentor_id,
		public string $subject,
		public int $created_at,
		public int $last_message_at,
		public int $message_count,
		/** The newest message of each side; 0 for none. */
		public int $founder_last_id,
		public int $mentor_last_id = 0,
		/** Up to where each side has read. */
		public int $founder_read_id = 0,
		public int $mentor_read_id = 0,
		/** When the mentor is emailed about it; 0 for never. */
		public int $mentor_notify_at = 0
	) {}
}

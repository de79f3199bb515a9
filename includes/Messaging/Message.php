<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * One message. Time is UTC `yyyy-MM-dd HH:mm:ss`.
 */
final readonly class Message {

	public function __construct(
		public int $id,
		public int $author_id,
		public string $content,
		public string $created_at
	) {}
}

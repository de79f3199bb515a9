<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\OneLine;

/**
 * A conversation with the beginning of its last message.
 */
final readonly class InboxRow {

	/** Characters that are read of a message. */
	public const READ = 300;

	private const LENGTH = 140;

	public function __construct( public Conversation $conversation, public int $last_author_id, private string $last_text ) {}

	/** The last message as one line. */
	public function last_line(): string {
		return OneLine::of( $this->last_text, self::LENGTH );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * Some messages of a conversation, oldest first.
 */
final readonly class Excerpt {

	/** @param list<Message> $messages */
	public function __construct( public Conversation $conversation, public array $messages ) {}
}

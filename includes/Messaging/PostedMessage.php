<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * A message as it was sent, and where.
 */
final readonly class PostedMessage {

	public function __construct( public Message $message, public Conversation $conversation ) {}
}

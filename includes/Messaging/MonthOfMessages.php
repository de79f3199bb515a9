<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * What a mentor wrote and got in a month. `answered` are those of its conversations that the mentor ever answered.
 */
final readonly class MonthOfMessages {

	public function __construct( public int $conversations, public int $answered, public int $sent, public int $received ) {}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * What a mentor wrote and got in a month.
 */
final readonly class MonthOfMessages {

	public function __construct( public int $conversations, public int $sent, public int $received ) {}
}

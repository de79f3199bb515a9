<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

/**
 * What one side says of a meeting: whether it took place, and for how long.
 */
final readonly class Word {

	public function __construct( public bool $held, public int $minutes ) {}
}

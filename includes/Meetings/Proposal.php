<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

/**
 * What a person proposes to the other side. Times as stored, in UTC.
 */
final readonly class Proposal {

	/** @param non-empty-list<string> $times */
	public function __construct( public int $mentorship_id, public array $times, public int $minutes, public string $place, public string $note ) {}
}

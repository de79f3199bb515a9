<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * One page of a person's mentorships.
 */
final readonly class MentorshipList {

	/** @param list<MentorshipView> $rows */
	public function __construct( public array $rows, public int $total ) {}
}

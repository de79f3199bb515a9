<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Mentors\MentorContact;

/**
 * A founder who may write to a mentor, as it was read before the transaction that writes.
 */
final readonly class Contact {

	/** @param Mentorship|null $latest What the two have now. */
	public function __construct( public int $founder_id, public MentorContact $mentor, public ?Mentorship $latest ) {}
}

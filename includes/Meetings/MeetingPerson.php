<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Identity\Participant;

/**
 * One of the two. The address is for the person alone: the other side never reads it.
 */
final readonly class MeetingPerson {

	public function __construct( public Participant $person, private string $first, public string $email ) {}

	/** What calendars show of the other side. */
	public function first_name(): string {
		return '' === $this->first ? $this->person->name() : $this->first;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Identity\Side;

/**
 * What two have now, as lists of other modules need it.
 */
final readonly class PairState {

	public function __construct( public int $id, public MentorshipState $state, private string $reason, public bool $blocked ) {}

	/** Whether it ended by itself: then either side may go on, busy and full or not. */
	public function is_silent(): bool {
		return MentorshipState::Ended === $this->state && Mentorship::SILENT === $this->reason;
	}

	/** The code with which message_reply refuses this side; null where it would be taken. */
	public function refusal_of_message( Side $author ): ?string {
		return $this->blocked ? 'blocked' : match ( $this->state ) {
			MentorshipState::Withdrawn => 'request_closed',
			MentorshipState::Declined  => Side::Founder === $author ? 'request_closed' : null,
			MentorshipState::Ended     => $this->is_silent() ? null : 'mentorship_ended',
			default                    => null,
		};
	}
}

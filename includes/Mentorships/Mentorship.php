<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;

/**
 * One founder with one mentor, from the first message to the end. Times are as stored, in UTC.
 */
final readonly class Mentorship {

	/** Reasons of an end that nobody chose; GONE also of a request that could not be answered. */
	public const SILENT = 'silent';
	public const GONE   = 'gone';

	/** Reasons that the other side of an end reads; those that a person gave stay with that person. */
	private const TOLD = array( self::SILENT, self::GONE );

	/** Seconds after the end in which the mentor still sees who the founder is. */
	private const FOUNDER_SHOWN = 30 * 86400;

	public function __construct(
		public int $id,
		public Participant $founder,
		public Participant $mentor,
		public bool $is_latest,
		public MentorshipState $state,
		public string $requested_at,
		public ?string $answered_at,
		public ?string $ended_at,
		public int $convo_id,
		public ?Side $ended_by,
		public string $reason,
		public string $text,
		public string $thanks,
		/** Whether a side blocks the other. */
		public bool $blocked
	) {}

	public function participant( Side $side ): Participant {
		return Side::Founder === $side ? $this->founder : $this->mentor;
	}

	public function pair(): PairState {
		return new PairState( $this->id, $this->state, $this->reason, $this->blocked );
	}

	/** Whether the founder may write at any time: there is no new request to be judged. */
	public function goes_on(): bool {
		return $this->state->is_open() || $this->pair()->is_silent();
	}

	/** Why it was declined or ended, as far as this side may know. */
	public function reason_for( Side $viewer ): ?string {
		if ( MentorshipState::Unanswered === $this->state || MentorshipState::Withdrawn === $this->state ) {
			return null;
		}
		$is_told = MentorshipState::Declined === $this->state || in_array( $this->reason, self::TOLD, true ) || $this->ended_by === $viewer;
		return '' !== $this->reason && $is_told ? $this->reason : null;
	}

	/** Whole days that the founder has waited for an answer. */
	public function waiting_days( int $now ): ?int {
		return MentorshipState::Requested === $this->state ? intdiv( max( 0, $now - Clock::from_sql( $this->requested_at ) ), 86400 ) : null;
	}

	/** Whether the mentor still sees the founder's card and photo. */
	public function shows_founder( int $now ): bool {
		return $this->state->is_open() || ( null !== $this->ended_at && $now - Clock::from_sql( $this->ended_at ) < self::FOUNDER_SHOWN );
	}
}

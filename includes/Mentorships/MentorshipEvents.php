<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use LogicException;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentorships\MentorshipState as State;

/**
 * What other modules tell of a pair. All of it is part of the caller's transaction, and refuses by throwing.
 */
final readonly class MentorshipEvents {

	/** How often a parallel write of the same pair may come first. */
	private const TRIES = 3;

	public function __construct( private MentorshipRepository $mentorships, private ContactPolicy $policy, private Clock $clock ) {}

	/**
	 * @return Contact For thread_opened().
	 * @throws ApiError See ContactPolicy::pass().
	 */
	public function contact( int $founder_id, int $mentor_id ): Contact {
		return $this->policy->pass( $mentor_id, $founder_id );
	}

	/** What the two have now. */
	public function latest( int $founder_id, int $mentor_id ): ?Mentorship {
		return $this->mentorships->latest( $founder_id, $mentor_id );
	}

	/** A row where the founder has written to anyone, as a part of another statement. */
	public function select_any( int $founder_id ): UnionPart {
		return $this->mentorships->select_any( $founder_id );
	}

	/**
	 * What a person has now with others, as a part of another statement; see states().
	 *
	 * @param list<int> $others
	 */
	public function select_states( Side $side, int $user_id, array $others ): UnionPart {
		return $this->mentorships->select_states( $side, $user_id, $others );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select_states().
	 * @return array<int, PairState> By the other's id.
	 */
	public static function states( array $rows ): array {
		$states = array();
		foreach ( $rows as $row ) {
			$states[ (int) $row['other_id'] ] = new PairState( (int) $row['id'], MentorshipState::from( (string) $row['state'] ), (string) $row['reason'], '1' === $row['blocked'] );
		}
		return $states;
	}

	/**
	 * A founder opens a thread: it joins the open mentorship, resumes one that ended by itself, or begins a new one. Nothing may
	 * have been read in this transaction before: a read would hide from the count of places what others wrote meanwhile.
	 *
	 * @return bool Whether a mentorship began.
	 * @throws ApiError 409 `mentor_full`.
	 */
	public function thread_opened( Contact $contact, int $convo_id ): bool {
		$latest = $contact->latest;
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			// Also where the open one was withdrawn or ended meanwhile: then this is a new request.
			if ( null !== $latest && $this->joins( $latest->id, $convo_id ) ) {
				return false;
			}
			0 === $try && $this->policy->keep_capacity( $contact->mentor );
			null !== $latest && $this->mentorships->supersede( $latest->id );
			if ( $this->mentorships->request( $contact->founder_id, $contact->mentor->id, $convo_id, $this->clock->now() ) ) {
				return true;
			}
			$latest = $this->mentorships->latest( $contact->founder_id, $contact->mentor->id );
		}
		throw new LogicException( 'A pair has a latest mentorship and has none.' );
	}

	/** The two did something together that is no message. */
	public function was_active( int $founder_id, int $mentor_id ): void {
		$this->mentorships->touch( $founder_id, $mentor_id, $this->clock->now() );
	}

	/**
	 * A side writes in any thread of the pair.
	 *
	 * @return bool Whether it is the mentor's first answer to a request.
	 * @throws ApiError 409 `blocked`, `request_closed`, `mentorship_ended`.
	 */
	public function message_written( Mentorship $latest, Side $author ): bool {
		if ( $latest->blocked ) {
			throw ApiError::conflict( 'blocked' );
		}
		$now = $this->clock->now();
		if ( State::Active === $latest->state && $this->mentorships->count_message( $latest->id, $now, State::Active ) ) {
			return false;
		}
		if ( Side::Mentor === $author && $this->mentorships->answer( $latest, $now ) ) {
			return true;
		}
		$open = Side::Mentor === $author ? array( State::Active ) : array( State::Requested, State::Active, State::Unanswered );
		if ( $this->mentorships->count_message( $latest->id, $now, ...$open ) || $this->mentorships->resume( $latest->id, $now ) ) {
			return false;
		}
		throw ApiError::conflict( $this->mentorships->find( $latest->id )?->pair()->refusal_of_message( $author ) ?? 'conflict' );
	}

	private function joins( int $id, int $convo_id ): bool {
		$now = $this->clock->now();
		if ( $this->mentorships->count_message( $id, $now, State::Requested, State::Active ) || $this->mentorships->resume( $id, $now ) ) {
			$this->mentorships->set_thread( $id, $convo_id );
			return true;
		}
		return false;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentors\MentorContact;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Whether a founder may write to a mentor now: there is such a mentor, confirmed, not busy, with a free place. Who has an open
 * mentorship with them, or one that ended by itself, may always.
 */
final readonly class ContactPolicy {

	public function __construct( private MentorDirectory $mentors, private MentorshipRepository $mentorships ) {}

	/**
	 * @return Contact For MentorshipEvents::thread_opened().
	 * @throws ApiError 404, 409 `mentor_unconfirmed`, `blocked`, `mentor_busy`, `mentor_full`, in this order.
	 */
	public function pass( int $mentor_id, int $founder_id ): Contact {
		$mentor = $this->mentors->contactable( $mentor_id );
		if ( ! $mentor->exists() ) {
			throw ApiError::not_found();
		}
		if ( $mentor->is_unconfirmed() ) {
			throw ApiError::conflict( 'mentor_unconfirmed' );
		}
		$latest = $this->mentorships->latest( $founder_id, $mentor_id );
		if ( true === $latest?->blocked ) {
			throw ApiError::conflict( 'blocked' );
		}
		if ( null === $latest || ! $latest->goes_on() ) {
			if ( $mentor->busy ) {
				throw ApiError::conflict( 'mentor_busy' );
			}
			$this->refuse_when_full( $mentor );
		}
		return new Contact( $founder_id, $mentor, $latest );
	}

	/**
	 * The same count again, inside the transaction that writes: of founders who come at once only as many get in as there are
	 * places.
	 *
	 * @throws ApiError 409 `mentor_full`.
	 */
	public function keep_capacity( MentorContact $mentor ): void {
		if ( $mentor->capacity > 0 ) {
			$this->mentorships->lock_places( $mentor->id );
			$this->refuse_when_full( $mentor );
		}
	}

	private function refuse_when_full( MentorContact $mentor ): void {
		if ( $mentor->capacity > 0 && $this->mentorships->count_open( $mentor->id ) >= $mentor->capacity ) {
			throw ApiError::conflict( 'mentor_full' );
		}
	}
}

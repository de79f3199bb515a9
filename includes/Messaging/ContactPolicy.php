<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentors\MentorContact;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Whether a founder may write to a mentor now: there is such a mentor, confirmed, not busy, not full.
 */
final readonly class ContactPolicy {

	/** A founder counts this long after the last message. */
	private const COUNTED_SECONDS = 90 * 86400;

	/** @param Closure(int): list<int> $planners Founders who have an active plan with this mentor: they count too. */
	public function __construct( private MentorDirectory $mentors, private MentorLoadRepository $load, private Closure $planners, private Clock $clock ) {}

	/**
	 * @return MentorContact The mentor, for keep_capacity().
	 * @throws ApiError 404, 409 `mentor_unconfirmed`, `mentor_busy`, `mentor_full`, in this order.
	 */
	public function pass( int $mentor_id, int $founder_id ): MentorContact {
		$mentor = $this->mentors->contactable( $mentor_id );
		if ( ! $mentor->exists() ) {
			throw ApiError::not_found();
		}
		if ( $mentor->is_unconfirmed() ) {
			throw ApiError::conflict( 'mentor_unconfirmed' );
		}
		if ( $mentor->busy ) {
			throw ApiError::conflict( 'mentor_busy' );
		}
		$this->refuse_when_full( $mentor, $founder_id );
		return $mentor;
	}

	/**
	 * The same count again, inside the transaction that writes: of founders who come at once only as many get in as
	 * there are places.
	 *
	 * @throws ApiError 409 `mentor_full`.
	 */
	public function keep_capacity( MentorContact $mentor, int $founder_id ): void {
		if ( $mentor->capacity > 0 ) {
			$this->load->lock( $mentor->id );
			$this->refuse_when_full( $mentor, $founder_id );
		}
	}

	private function refuse_when_full( MentorContact $mentor, int $founder_id ): void {
		if ( $mentor->capacity <= 0 ) {
			return;
		}
		$since = Clock::to_sql( $this->clock->now() - self::COUNTED_SECONDS );
		$known = array_unique( array( ...$this->load->founders_since( $mentor->id, $since ), ...( $this->planners )( $mentor->id ) ) );
		if ( count( $known ) >= $mentor->capacity && ! in_array( $founder_id, $known, true ) ) {
			throw ApiError::conflict( 'mentor_full' );
		}
	}
}

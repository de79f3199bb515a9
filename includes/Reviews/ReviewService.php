<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorRating;
use MentoriaiPortal\Mentors\MentorRatings;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\MentorshipEvents;

/**
 * Writing and reading reviews. A repeated client_id answers with the review as it is now and writes nothing.
 */
final readonly class ReviewService {

	private const ROUTE = 'submit-review';

	public function __construct(
		private ReviewRepository $reviews,
		private MentorDirectory $mentors,
		private MentorRatings $ratings,
		private RatedReviews $rated,
		private MentorshipEvents $pairs,
		private Idempotency $idempotency,
		private ReviewNotices $notices,
		private Settings $settings,
		private Clock $clock
	) {}

	/**
	 * @param int $rating Hundredths of stars.
	 * @throws ApiError 404, 403 `not_contacted`, 409 `mentor_unconfirmed`, in this order.
	 */
	public function submit( Identity $author, int $mentor_id, int $rating, string $comment, string $client_id ): Review {
		if ( ! $this->idempotency->has( (string) $author->user_id, self::ROUTE, $client_id ) ) {
			$this->refuse( $author->user_id, $mentor_id );
		}
		$state   = $this->settings->bool( 'moderate_reviews' ) ? ReviewState::Pending : ReviewState::Published;
		$written = null;
		$id      = $this->idempotency->once(
			(string) $author->user_id,
			self::ROUTE,
			$client_id,
			function () use ( $author, $mentor_id, $rating, $comment, $state, &$written ): int {
				$written = $this->rated->change( $mentor_id, fn (): int => $this->write( $author->user_id, $mentor_id, $rating, $comment, $state ) );
				return $written;
			}
		);
		$review  = $this->reviews->find( $id ) ?? throw ApiError::not_found();
		if ( $written === $id ) {
			do_action( 'mentoriai_review_submitted', $id );
		}
		return $review;
	}

	/**
	 * A page of what is shown of a mentor, and what all of it comes to.
	 *
	 * @return array{list<Review>, MentorRating}
	 * @throws ApiError 404 for a mentor whom the lists do not show.
	 */
	public function shown( int $mentor_id, int $offset, int $limit ): array {
		$rating = $this->ratings->of( $mentor_id ) ?? throw ApiError::not_found();
		return array( $offset < $rating->count ? $this->reviews->shown( $mentor_id, $offset, $limit ) : array(), $rating );
	}

	/** One that everyone reads; null for others. */
	public function shown_one( int $id ): ?Review {
		$review = $this->reviews->find( $id );
		return null !== $review && ReviewState::Published === $review->state && null !== $this->ratings->of( $review->mentor_id ) ? $review : null;
	}

	/** Whatever its state. */
	public function find( int $id ): ?Review {
		return $this->reviews->find( $id );
	}

	/** What the founder wrote about the mentor, whatever its state. */
	public function own( Identity $author, int $mentor_id ): ?Review {
		return $this->reviews->of_pair( $author->user_id, $mentor_id );
	}

	/** What the two have, or had last: without it the founder writes no review. */
	public function pair( Identity $author, int $mentor_id ): ?Mentorship {
		return $this->pairs->latest( $author->user_id, $mentor_id );
	}

	/** With the email about it, or neither. */
	private function write( int $author_id, int $mentor_id, int $rating, string $comment, ReviewState $state ): int {
		$id     = $this->reviews->write( $author_id, $mentor_id, $rating, $comment, $state, $this->clock->now() );
		$review = $this->reviews->find( $id );
		if ( null !== $review ) {
			$this->notices->tell_mentor( $review );
		}
		return $id;
	}

	private function refuse( int $author_id, int $mentor_id ): void {
		$mentor = $this->mentors->contactable( $mentor_id );
		if ( ! $mentor->exists() ) {
			throw ApiError::not_found();
		}
		if ( null === $this->pairs->latest( $author_id, $mentor_id ) ) {
			throw ApiError::forbidden( 'not_contacted' );
		}
		if ( $mentor->is_unconfirmed() ) {
			throw ApiError::conflict( 'mentor_unconfirmed' );
		}
	}
}

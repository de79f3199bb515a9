<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Mentors\MentorRating;
use MentoriaiPortal\Mentors\MentorRatings;

/**
 * What staff decide about a review, and the rating that follows from it.
 */
final readonly class Moderation {

	public function __construct( private ReviewRepository $reviews, private MentorRatings $ratings, private ReviewNotices $notices ) {}

	/** Shows one that waits or was hidden. False when there is none, or it is shown already. */
	public function publish( int $review_id ): bool {
		$review = $this->change( $review_id, ReviewState::Published, '' );
		if ( null !== $review ) {
			$this->notices->tell_mentor( $review );
		}
		return null !== $review;
	}

	/** @param string $reason What the author is told. */
	public function hide( int $review_id, string $reason ): bool {
		$review = $this->change( $review_id, ReviewState::Hidden, $reason );
		if ( null !== $review ) {
			$this->notices->tell_author( $review );
		}
		return null !== $review;
	}

	/** The review after the change; null where nothing changed. */
	private function change( int $review_id, ReviewState $state, string $reason ): ?Review {
		$review = $this->reviews->find( $review_id );
		if ( null === $review ) {
			return null;
		}
		$changed = $this->ratings->recount(
			$review->mentor_id,
			fn (): bool => $this->reviews->set_state( $review_id, $state, $reason ),
			fn (): MentorRating => $this->reviews->rating( $review->mentor_id )
		);
		return $changed ? $this->reviews->find( $review_id ) : null;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;

/**
 * What staff decide about a review, as they saw it: one whose text has changed since stays as it is.
 */
final readonly class Moderation {

	public function __construct( private ReviewRepository $reviews, private RatedReviews $rated, private ReviewNotices $notices, private ActivityLog $log ) {}

	/** Shows one that waits or was hidden. False when there is none of this version, or it is shown already. */
	public function publish( int $review_id, int $version ): bool {
		$review = $this->reviews->find( $review_id );
		return null !== $review && $this->change( $review, $version, ReviewState::Published, '', $this->notices->tell_mentor( ... ) );
	}

	/** @param string $reason What the author is told. */
	public function hide( int $review_id, int $version, string $reason ): bool {
		$review = $this->reviews->find( $review_id );
		return null !== $review && $this->change( $review, $version, ReviewState::Hidden, $reason, $this->notices->tell_author( ... ) );
	}

	/**
	 * Hides one that was reported, whatever its text is by now; the author is told by who decides the case. In a transaction of the
	 * caller's that has read nothing yet: see RatedReviews.
	 */
	public function hide_reported( Review $review, string $reason ): bool {
		return $this->change( $review, null, ReviewState::Hidden, $reason, static fn (): null => null );
	}

	/**
	 * @param int|null                 $version Null for any.
	 * @param callable( Review ): mixed $tell   Told of the review after the change.
	 */
	private function change( Review $review, ?int $version, ReviewState $state, string $reason, callable $tell ): bool {
		return $this->rated->change(
			$review->mentor_id,
			function () use ( $review, $version, $state, $reason, $tell ): bool {
				$before  = $this->reviews->find( $review->id );
				$changed = $this->reviews->set_state( $review->id, $version, $state, $reason );
				$after   = $changed ? $this->reviews->find( $review->id ) : null;
				if ( null !== $before && null !== $after ) {
					$this->log->write( Act::Review, ActObject::Review, $review->id, array( 'old' => $before->state->value, 'new' => $state->value ) );
					$tell( $after );
				}
				return $changed;
			}
		);
	}
}

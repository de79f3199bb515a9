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
		return $this->change( $review_id, $version, ReviewState::Published, '', $this->notices->tell_mentor( ... ) );
	}

	/** @param string $reason What the author is told. */
	public function hide( int $review_id, int $version, string $reason ): bool {
		return $this->change( $review_id, $version, ReviewState::Hidden, $reason, $this->notices->tell_author( ... ) );
	}

	/** @param callable( Review ): void $tell Told of the review after the change. */
	private function change( int $review_id, int $version, ReviewState $state, string $reason, callable $tell ): bool {
		$review = $this->reviews->find( $review_id );
		return null !== $review && $this->rated->change(
			$review->mentor_id,
			function () use ( $review_id, $version, $state, $reason, $tell ): bool {
				$before  = $this->reviews->find( $review_id );
				$changed = $this->reviews->set_state( $review_id, $version, $state, $reason );
				$review  = $changed ? $this->reviews->find( $review_id ) : null;
				if ( null !== $before && null !== $review ) {
					$this->log->write( Act::Review, ActObject::Review, $review_id, array( 'old' => $before->state->value, 'new' => $state->value ) );
					$tell( $review );
				}
				return $changed;
			}
		);
	}
}

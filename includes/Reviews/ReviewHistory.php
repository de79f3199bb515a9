<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

/**
 * Puts in reviews that were written elsewhere or are invented for a demo: shown, with their own times, without emails and
 * actions. A pair that has one keeps it.
 */
final readonly class ReviewHistory {

	public function __construct( private ReviewRepository $reviews, private RatedReviews $rated ) {}

	/**
	 * @param list<array{author_id: int, rating: int, comment: string, at: int}> $reviews Oldest first; ratings in hundredths, times in unix seconds.
	 */
	public function add( int $mentor_id, array $reviews ): void {
		$this->rated->change(
			$mentor_id,
			function () use ( $mentor_id, $reviews ): void {
				foreach ( $reviews as $review ) {
					if ( null === $this->reviews->of_pair( $review['author_id'], $mentor_id ) ) {
						$this->reviews->claim_telling( $this->reviews->write( $review['author_id'], $mentor_id, $review['rating'], $review['comment'], ReviewState::Published, $review['at'] ) );
					}
				}
			}
		);
	}

	/** 0 where the founder wrote none. */
	public function id_of( int $author_id, int $mentor_id ): int {
		return $this->reviews->of_pair( $author_id, $mentor_id )->id ?? 0;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mentors\MentorRatings;

/**
 * A mentor's reviews together with the rating that follows from them.
 */
final readonly class RatedReviews {

	public function __construct( private Db $db, private ReviewRepository $reviews, private MentorRatings $ratings ) {}

	/**
	 * Writes a mentor's reviews and recalculates them, in one transaction. Writers of the same mentor wait for each other, and
	 * nothing may be read in the transaction before: a count from an older snapshot would miss what others wrote.
	 *
	 * @template T
	 * @param callable(): T $write
	 * @return T What the write gives.
	 */
	public function change( int $mentor_id, callable $write ): mixed {
		return $this->db->transaction(
			function () use ( $mentor_id, $write ): mixed {
				$this->ratings->lock( $mentor_id );
				$written = $write();
				$this->ratings->store( $mentor_id, $this->reviews->rating( $mentor_id ) );
				return $written;
			}
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;

/**
 * Ratings of members in the mentor index. They are counted anew from the reviews with every write, never adjusted.
 */
final readonly class MentorRatings {

	public function __construct( private MentorIndexRepository $index, private MentorRepository $mentors ) {}

	/** Null where the lists show no such mentor. One query. */
	public function of( int $mentor_id ): ?MentorRating {
		return $this->mentors->rating( MentorKind::Dynamic, $mentor_id );
	}

	/**
	 * Writes a mentor's reviews and counts them, in one transaction. Writers of the same mentor wait for each other, and
	 * nothing may be read in the transaction before: a count from an older snapshot would miss what others wrote.
	 *
	 * @template T
	 * @param callable(): T            $write Changes reviews.
	 * @param callable(): MentorRating $count Counts those that are shown.
	 * @return T What the write gives.
	 */
	public function recount( int $mentor_id, callable $write, callable $count ): mixed {
		return $this->index->locked(
			MentorKind::Dynamic,
			Lang::Lt,
			$mentor_id,
			function () use ( $mentor_id, $write, $count ): mixed {
				$written = $write();
				$this->index->set_rating( MentorKind::Dynamic, $mentor_id, $count() );
				return $written;
			}
		);
	}
}

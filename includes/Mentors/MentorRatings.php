<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;

/**
 * Ratings of members in the mentor index. They are recalculated from the reviews with every write, never adjusted.
 */
final readonly class MentorRatings {

	public function __construct( private MentorIndexRepository $index, private MentorRepository $mentors ) {}

	/** Null where the lists show no such mentor. One query. */
	public function of( int $mentor_id ): ?MentorRating {
		return $this->mentors->rating( MentorKind::Dynamic, $mentor_id );
	}

	/** Makes all who change this mentor's rating wait until the transaction ends. */
	public function lock( int $mentor_id ): void {
		$this->index->lock( MentorKind::Dynamic, Lang::Lt, $mentor_id );
	}

	public function store( int $mentor_id, MentorRating $rating ): void {
		$this->index->set_rating( MentorKind::Dynamic, $mentor_id, $rating );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * What all shown reviews of a mentor come to.
 */
final readonly class MentorRating {

	/** @param int $sum Hundredths of stars. */
	public function __construct( public int $sum, public int $count ) {}

	/** Two decimals, 0 when there are no reviews. */
	public function average(): float {
		return 0 === $this->count ? 0.0 : round( $this->sum / $this->count / 100, 2 );
	}
}

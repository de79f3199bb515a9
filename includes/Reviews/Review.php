<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

/**
 * A founder's review of a mentor. Times are UTC `yyyy-MM-dd HH:mm:ss`.
 */
final readonly class Review {

	public function __construct(
		public int $id,
		public int $mentor_id,
		public Reviewer $author,
		/** Hundredths of stars, 100 to 500. */
		public int $rating,
		public string $comment,
		public ReviewState $state,
		/** Why staff hid it; '' where they did not. */
		public string $reason,
		public string $created_at
	) {}
}

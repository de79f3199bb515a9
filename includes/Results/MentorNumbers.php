<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

/**
 * One mentor's row in the statistics of the network, over a period.
 */
final readonly class MentorNumbers {

	public function __construct(
		public int $id,
		public string $name,
		public bool $is_visible,
		public int $views,
		public int $conversations,
		public int $messages,
		/** 0 to 1; null without conversations. */
		public ?float $reply_rate,
		/** Hours; null without answers. */
		public ?float $median_hours,
		/** 1 to 5 over all time; null without reviews. */
		public ?float $rating,
		public int $reviews
	) {}
}

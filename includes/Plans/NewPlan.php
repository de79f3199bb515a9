<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * A plan about to be written. Times are unix seconds.
 */
final readonly class NewPlan {

	public function __construct(
		public int $founder_id,
		public int $mentor_id,
		public string $goal,
		public int $created_at,
		public int $modified_at,
		/** When the mentor is emailed about it; 0 for never. */
		public int $notify_at,
		/** 0 for not yet. */
		public int $opened_at = 0,
		public int $founder_done_at = 0,
		public int $mentor_done_at = 0
	) {}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Today;

use MentoriaiPortal\Core\Today\TodayItem;

/**
 * A member's Today.
 */
final readonly class Today {

	/** @param list<TodayItem> $items */
	public function __construct(
		public array $items,
		/** Whether this is a founder who has not written to any mentor. */
		public bool $needs_mentor
	) {}
}

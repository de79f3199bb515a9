<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * One step of a plan.
 */
final readonly class Step {

	public function __construct(
		public int $id,
		public string $uid,
		public string $action,
		public string $result,
		/** `yyyy-MM-dd`. */
		public string $deadline,
		public bool $done,
		/** Goes up with every change. */
		public int $rev
	) {}
}

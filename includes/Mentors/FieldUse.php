<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * How many people have a field, each once.
 */
final readonly class FieldUse {

	public function __construct(
		/** Members who are mentors. */
		public int $members = 0,
		/** Those of them whom visitors do not see. */
		public int $hidden_members = 0,
		/** Mentors at hubs, in however many languages. */
		public int $at_hubs = 0,
		/** Those of them who are published in no language. */
		public int $hidden_at_hubs = 0
	) {}

	public function people(): int {
		return $this->members + $this->at_hubs;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

/**
 * A personal link that exists, with the survey it leads to.
 */
final readonly class PersonalLink {

	public function __construct(
		public string $hash,
		public Survey $survey,
		/** 0 for a preview. */
		public int $invite_id,
		public bool $is_opened,
		public bool $is_answered,
		/** Who asked for the preview. */
		public int $staff_id = 0,
		/** When the preview ends, unix seconds. */
		public int $expires_at = 0
	) {}

	public function is_preview(): bool {
		return 0 === $this->invite_id;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * A mentor found by slug, in one language.
 */
final readonly class IndexedMentor {

	/**
	 * @param array<string, string> $slugs Language to slug.
	 * @param array<string, int>    $ids   Language to id: the same twice where there is no translation.
	 */
	public function __construct(
		public MentorCard $card,
		private string $state,
		public array $slugs,
		public array $ids
	) {}

	public function is_visible(): bool {
		return AccountStatus::Public->value === $this->state;
	}

	/** Draft, submitted or returned. */
	public function is_unconfirmed(): bool {
		return true === AccountStatus::tryFrom( $this->state )?->is_unconfirmed();
	}
}

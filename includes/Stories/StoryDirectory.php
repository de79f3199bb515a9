<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\Lang;

/**
 * What other modules may ask about success stories.
 */
final readonly class StoryDirectory {

	/**
	 * Story cards (StoryCardSchema): those chosen by hand in their order, or else the newest.
	 *
	 * @param list<int> $ids Posts of either language; empty for the newest.
	 * @return list<array<string, mixed>>
	 */
	public function cards( array $ids, int $count, Lang $lang ): array {
		return array();
	}
}

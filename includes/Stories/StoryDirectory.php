<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Stories\Schema\StoryCardSchema;

/**
 * What other modules may ask about success stories. One query.
 */
final readonly class StoryDirectory {

	public function __construct( private StoryRepository $stories ) {}

	/**
	 * Story cards (StoryCardSchema): all those chosen by hand in their order, or else the newest.
	 *
	 * @param list<int> $ids   Posts of either language; empty for the newest.
	 * @param int       $count How many of the newest.
	 * @return list<array<string, mixed>>
	 */
	public function cards( array $ids, int $count, Lang $lang ): array {
		$cards = array() === $ids ? $this->stories->page( $lang, 0, max( 1, $count ) ) : $this->stories->chosen( $ids, $lang );
		return array_map( static fn ( StoryCard $card ): array => StoryCardSchema::present( $card, $lang ), $cards );
	}
}

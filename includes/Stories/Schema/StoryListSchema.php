<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Stories\StoryCard;

/**
 * One page of the stories, and how many there are in all (docs/contract.md#content).
 */
final class StoryListSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			array(
				'list'  => Shape::list_of( StoryCardSchema::shape() ),
				'total' => Shape::int(),
			)
		);
	}

	/**
	 * @param list<StoryCard> $cards
	 * @return array<string, mixed>
	 */
	public static function present( array $cards, int $total, Lang $lang ): array {
		return array(
			'list'  => array_map( static fn ( StoryCard $card ): array => StoryCardSchema::present( $card, $lang ), $cards ),
			'total' => $total,
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Lang;

/**
 * What other modules may ask about events.
 */
final readonly class EventDirectory {

	/**
	 * Events for the home page as get_events presents them (EventCardSchema), cancelled ones left out: those chosen by
	 * hand in their order, or else the next upcoming ones.
	 *
	 * @param list<int> $ids Posts of either language; empty for the next upcoming.
	 * @return list<array<string, mixed>>
	 */
	public function cards( array $ids, int $count, Lang $lang ): array {
		return array();
	}
}

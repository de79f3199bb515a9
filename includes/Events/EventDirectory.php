<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Events\Schema\EventCardSchema;

/**
 * What other modules may ask about events.
 */
final readonly class EventDirectory {

	public function __construct( private Events $events, private Clock $clock ) {}

	/**
	 * Events for the home page as get_events presents them (EventCardSchema), past and cancelled ones left out: those
	 * chosen by hand in their order, or else — also when none of those is left — the next upcoming ones.
	 *
	 * @param list<int> $ids Posts of either language; empty for the next upcoming.
	 * @return list<array<string, mixed>>
	 */
	public function cards( array $ids, int $count, Lang $lang ): array {
		$today  = $this->clock->today();
		$fits   = static fn ( Event $event ): bool => EventStatus::Cancelled !== $event->status && ! $event->when->is_past( $today );
		$chosen = array() === $ids ? array() : array_filter( $this->events->chosen( $ids, $lang ), $fits );
		$shown  = array() === $chosen ? array_filter( $this->events->upcoming( $lang ), $fits ) : $chosen;
		return array_map(
			static fn ( Event $event ): array => EventCardSchema::present( $event, $lang, $today ),
			array_slice( array_values( $shown ), 0, max( 0, $count ) )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;

/**
 * The next event that takes place. Events are kept ready, so nothing is read of the tables.
 */
final readonly class EventsToday implements TodaySource {

	public function __construct( private Events $events, private Clock $clock ) {}

	public function select( Identity $viewer ): ?UnionPart {
		return null;
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		$now = $this->clock->local( $this->clock->now() )->format( 'Y-m-d H:i' );
		foreach ( $this->events->upcoming( $lang ) as $event ) {
			if ( EventStatus::Cancelled !== $event->status && ! $event->when->is_over( $now ) ) {
				return array( new TodayItem( TodayKind::Event, $event->title, $event->location ?: (string) $event->town?->name( $lang ), $event->url( $lang ), self::at( $event->when ) ) );
			}
		}
		return array();
	}

	private static function at( EventTime $when ): string {
		if ( $when->is_whole_days() ) {
			return $when->start_date;
		}
		$time = new DateTimeImmutable( "{$when->start_date} {$when->start_time}", new DateTimeZone( Clock::ZONE ) );
		return Clock::sql_to_wire( Clock::to_sql( $time->getTimestamp() ) );
	}
}

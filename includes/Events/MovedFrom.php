<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * When an event would have begun before it was moved.
 */
final readonly class MovedFrom {

	private function __construct(
		/** `yyyy-MM-dd`. */
		public string $start_date,
		/** `HH:mm`, or '' for whole days. */
		public string $start_time
	) {}

	/** Null where it was not moved, or nobody could tell from when. */
	public static function of( string $stored, EventTime $now ): ?self {
		[ $day, $time ] = explode( ' ', $stored . ' ' );
		$time           = EventTime::is_time( $time ) ? $time : '';
		$is_new         = $day !== $now->start_date || ( $time !== $now->start_time && '' !== $time && '' !== $now->start_time );
		return EventTime::is_day( $day ) && $is_new ? new self( $day, $time ) : null;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * When an event is, on Vilnius's clock. What does not fit together is left out; without a first day there is no event.
 */
final readonly class EventTime {

	private function __construct(
		/** `yyyy-MM-dd`. */
		public string $start_date,
		/** The last day; the first one where there is no other. */
		public string $end_date,
		/** `HH:mm`, or '' for whole days. */
		public string $start_time,
		/** `HH:mm` on the last day, or ''. */
		public string $end_time,
		public bool $show_end
	) {}

	/** Null when there is no first day. */
	public static function of( string $start_date, string $end_date, string $start_time, string $end_time, bool $show_end ): ?self {
		if ( ! self::is_day( $start_date ) ) {
			return null;
		}
		$end_date   = self::is_day( $end_date ) && $end_date > $start_date ? $end_date : $start_date;
		$start_time = self::is_time( $start_time ) ? $start_time : '';
		$fits       = '' !== $start_time && self::is_time( $end_time ) && ( $end_date > $start_date || $end_time > $start_time );
		return new self( $start_date, $end_date, $start_time, $fits ? $end_time : '', $show_end );
	}

	/** Its last day is before today. */
	public function is_past( string $today ): bool {
		return $this->end_date < $today;
	}

	/**
	 * It has ended; one without a time of its end ends with its last day.
	 *
	 * @param string $now `yyyy-MM-dd HH:mm`.
	 */
	public function is_over( string $now ): bool {
		return "{$this->end_date} " . ( $this->end_time ?: '24:00' ) <= $now;
	}

	public function is_whole_days(): bool {
		return '' === $this->start_time;
	}

	public static function is_day( string $text ): bool {
		return 1 === preg_match( '~^([1-9]\d{3})-(\d\d)-(\d\d)$~D', $text, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
	}

	public static function is_time( string $text ): bool {
		return 1 === preg_match( '~^([01]\d|2[0-3]):[0-5]\d$~D', $text );
	}
}

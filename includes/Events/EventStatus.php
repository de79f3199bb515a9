<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

enum EventStatus: string {
	case Scheduled = 'scheduled';
	case Cancelled = 'cancelled';
	case Postponed = 'postponed';

	/** As calendars know it (RFC 5545, 3.8.1.11). */
	public function in_calendars(): string {
		return match ( $this ) {
			self::Scheduled => 'CONFIRMED',
			self::Cancelled => 'CANCELLED',
			self::Postponed => 'TENTATIVE',
		};
	}
}

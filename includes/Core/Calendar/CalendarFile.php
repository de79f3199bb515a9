<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Calendar;

/**
 * An iCalendar body (RFC 5545).
 */
final class CalendarFile {

	public const TYPE = 'text/calendar; charset=utf-8';

	/** @return array<string, mixed> */
	public static function shape(): array {
		return array(
			'type'             => 'string',
			'contentMediaType' => 'text/calendar',
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Database\Table;

/**
 * Who has a private calendar: the hash of its secret address, one a person.
 */
final class CalendarFeedsTable implements Table {

	public static function name(): string {
		return 'calendar_feeds';
	}

	public static function definition(): string {
		return 'user_id bigint(20) unsigned NOT NULL,
			token_hash char(64) NOT NULL,
			created_at datetime NOT NULL,
			PRIMARY KEY  (user_id),
			UNIQUE KEY token_hash (token_hash)';
	}
}

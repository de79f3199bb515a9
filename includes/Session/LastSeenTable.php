<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Database\Table;

/**
 * The day in Vilnius on which each member was last identified. Who has not come since the portal keeps it has no row.
 */
final class LastSeenTable implements Table {

	public static function name(): string {
		return 'last_seen';
	}

	public static function definition(): string {
		return 'user_id bigint(20) unsigned NOT NULL,
			seen_on date NOT NULL,
			PRIMARY KEY  (user_id),
			KEY seen_on (seen_on)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Table;

/**
 * How much each mentor wrote and got, a month in Vilnius. Written in the transaction of what it counts, so that
 * statistics read one row a month, however much was written. Mentor 0 sums up those who were erased.
 */
final class MessageMonthsTable implements Table {

	public static function name(): string {
		return 'message_months';
	}

	public static function definition(): string {
		return 'mentor_id bigint(20) unsigned NOT NULL,
			month char(7) NOT NULL,
			conversations int(10) unsigned NOT NULL DEFAULT 0,
			sent int(10) unsigned NOT NULL DEFAULT 0,
			received int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (mentor_id,month),
			KEY month (month)';
	}
}

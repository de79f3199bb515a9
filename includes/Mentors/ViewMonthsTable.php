<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Table;

/**
 * How often each mentor was looked at, a month in Vilnius; written together with the view that it counts.
 */
final class ViewMonthsTable implements Table {

	public static function name(): string {
		return 'view_months';
	}

	public static function definition(): string {
		return 'kind varchar(8) NOT NULL,
			mentor_id bigint(20) NOT NULL,
			month char(7) NOT NULL,
			total int(10) NOT NULL,
			PRIMARY KEY  (kind,mentor_id,month),
			KEY month (kind,month)';
	}
}

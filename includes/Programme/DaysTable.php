<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Table;

/**
 * How long people of a month took from the step before to a stage: a row a tenth of a day, rounded as the median is, with the shortest and the longest
 * time in it (seconds). That is enough for the exact median to one decimal: the two in the middle are in one row, which is the median, or they
 * are the longest of a row and the shortest of the next.
 */
final class DaysTable implements Table {

	public static function name(): string {
		return 'programme_days';
	}

	public static function definition(): string {
		return 'role varchar(16) NOT NULL,
			field_id bigint(20) unsigned NOT NULL,
			month char(7) NOT NULL,
			stage varchar(16) NOT NULL,
			tenths int(11) NOT NULL,
			number int(11) NOT NULL DEFAULT 0,
			least int(11) NOT NULL DEFAULT 0,
			most int(11) NOT NULL DEFAULT 0,
			PRIMARY KEY  (role,field_id,month,stage,tenths)';
	}
}

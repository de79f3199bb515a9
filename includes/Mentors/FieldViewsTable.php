<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Table;

/**
 * How often the fields of viewed mentors were of interest, a day.
 */
final class FieldViewsTable implements Table {

	public static function name(): string {
		return 'field_views';
	}

	public static function definition(): string {
		return 'term_id bigint(20) NOT NULL,
			day date NOT NULL,
			total int(10) NOT NULL,
			PRIMARY KEY  (term_id,day),
			KEY day (day)';
	}
}

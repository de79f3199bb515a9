<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a visitor, mentor and day, kept for a month. The visitor is a hash with the salt of the day, which is thrown away.
 */
final class ViewsTable implements Table {

	public static function name(): string {
		return 'views';
	}

	public static function definition(): string {
		return 'kind varchar(8) NOT NULL,
			mentor_id bigint(20) NOT NULL,
			day date NOT NULL,
			visitor char(64) NOT NULL,
			PRIMARY KEY  (kind,mentor_id,day,visitor),
			KEY day (day)';
	}
}

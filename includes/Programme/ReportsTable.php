<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Table;

/**
 * Programme reports. `frozen` is null of a draft; approved, it is JSON of what the report shows from then on (Report::$frozen), and `approved_name` the name of
 * who approved it at that time. `field_id` 0 is all.
 */
final class ReportsTable implements Table {

	public static function name(): string {
		return 'programme_reports';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			state varchar(8) NOT NULL,
			month_from char(7) NOT NULL,
			month_to char(7) NOT NULL,
			field_id bigint(20) unsigned NOT NULL DEFAULT 0,
			role varchar(16) NOT NULL,
			words_lt text,
			words_en text,
			frozen longtext,
			created_at datetime NOT NULL,
			approved_by bigint(20) unsigned DEFAULT NULL,
			approved_name varchar(250) NOT NULL DEFAULT '',
			approved_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			KEY approved_by (approved_by)";
	}
}

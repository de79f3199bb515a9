<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Database\Table;

/**
 * What was reported, as it was then, with what stood around it. `author_id` is 0 for editors' texts and for who is erased.
 */
final class ReportTextsTable implements Table {

	public static function name(): string {
		return 'report_texts';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL auto_increment,
			report_id bigint(20) unsigned NOT NULL,
			author_id bigint(20) unsigned NOT NULL,
			content text NOT NULL,
			created_at datetime NOT NULL,
			is_reported tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY report (report_id,id),
			KEY author (author_id)';
	}
}

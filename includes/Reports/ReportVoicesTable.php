<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Database\Table;

/**
 * Who reported a case and what they said, one row a person: a member by `reporter_id`, a guest (0) by the email address. Whoever is
 * forgotten is the row's own id, negative, and counts on.
 */
final class ReportVoicesTable implements Table {

	public static function name(): string {
		return 'report_voices';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL auto_increment,
			report_id bigint(20) unsigned NOT NULL,
			reporter_id bigint(20) NOT NULL,
			email varchar(100) NOT NULL DEFAULT '',
			name varchar(100) NOT NULL DEFAULT '',
			lang char(2) NOT NULL,
			reason varchar(10) NOT NULL,
			text text,
			created_at datetime NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY voice (report_id,reporter_id,email),
			KEY reporter (reporter_id)";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Database\Table;

/**
 * The cases. `open_key` names what an open one is about, so that there is one at most; closed ones have none. `about_id` is the member
 * concerned, 0 for a mentor at a hub and for who is erased. `told_at` (unix seconds) is when staff were last emailed. `has_texts` is 0 once
 * its texts are gone.
 */
final class ReportsTable implements Table {

	public static function name(): string {
		return 'reports';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL auto_increment,
			what varchar(12) NOT NULL,
			kind varchar(8) NOT NULL DEFAULT '',
			object_id bigint(20) unsigned NOT NULL,
			open_key varchar(40) DEFAULT NULL,
			about_id bigint(20) unsigned NOT NULL DEFAULT 0,
			convo_id bigint(20) unsigned NOT NULL DEFAULT 0,
			reason varchar(10) NOT NULL,
			reported_at datetime NOT NULL,
			told_at bigint(20) NOT NULL DEFAULT 0,
			decision varchar(8) NOT NULL DEFAULT '',
			decision_text text,
			decided_by bigint(20) unsigned NOT NULL DEFAULT 0,
			closed_at datetime DEFAULT NULL,
			has_texts tinyint(1) NOT NULL DEFAULT 1,
			PRIMARY KEY  (id),
			UNIQUE KEY open_key (open_key),
			KEY closed (closed_at,id),
			KEY texts (has_texts,closed_at),
			KEY about (about_id)";
	}
}

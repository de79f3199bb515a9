<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a thing that the programme counts beside people (FactKind): a mentorship, a meeting, an answered check-in. `fields` are those of the
 * founder (see PeopleTable), `month` is when it happened in Vilnius, `amount` minutes or a score. No person is in it, so it outlives everyone.
 */
final class FactsTable implements Table {

	public static function name(): string {
		return 'programme_facts';
	}

	public static function definition(): string {
		return "kind varchar(16) NOT NULL,
			source_id bigint(20) unsigned NOT NULL,
			month char(7) NOT NULL,
			fields varchar(255) NOT NULL DEFAULT '',
			amount int(11) NOT NULL DEFAULT 0,
			PRIMARY KEY  (kind,source_id),
			KEY month (month)";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Table;

/**
 * What the rows of PeopleTable and FactsTable add up to, written in their transaction: how many of a month reached a stage, or of a kind of fact
 * there are (`role` is '' then) and the sum of their amounts. `field_id` 0 is all; who has two fields counts in both.
 */
final class MonthsTable implements Table {

	public static function name(): string {
		return 'programme_months';
	}

	public static function definition(): string {
		return 'role varchar(16) NOT NULL,
			field_id bigint(20) unsigned NOT NULL,
			month char(7) NOT NULL,
			stage varchar(16) NOT NULL,
			number int(11) NOT NULL DEFAULT 0,
			amount bigint(20) NOT NULL DEFAULT 0,
			PRIMARY KEY  (role,field_id,month,stage)';
	}
}

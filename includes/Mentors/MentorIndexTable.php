<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a mentor and language, everything a list shows and searches. `pair_key` joins the two languages of one
 * mentor; hidden mentors keep their row, and with it their slug. `town_key` is the town in words (Core\TextFold), by which lists are filtered.
 * `work_text` is position, company and description of a member in both languages, `capacity` the own number of places (0 leaves it to the
 * setting): for the finder. `busy_until` is the last
 * day of `busy`; '' where that does not end by itself.
 */
final class MentorIndexTable implements Table {

	public static function name(): string {
		return 'mentor_index';
	}

	public static function definition(): string {
		return "kind varchar(8) NOT NULL,
			lang char(2) NOT NULL,
			mentor_id bigint(20) NOT NULL,
			pair_key varchar(40) NOT NULL,
			slug varchar(200) NOT NULL,
			state varchar(12) NOT NULL DEFAULT '',
			visible tinyint(1) NOT NULL DEFAULT 0,
			busy tinyint(1) NOT NULL DEFAULT 0,
			busy_until varchar(10) NOT NULL DEFAULT '',
			sort_key varchar(100) NOT NULL DEFAULT '',
			town varchar(100) NOT NULL DEFAULT '',
			town_key varchar(100) NOT NULL DEFAULT '',
			rating_sum int(10) NOT NULL DEFAULT 0,
			rating_count int(10) NOT NULL DEFAULT 0,
			capacity smallint(5) unsigned NOT NULL DEFAULT 0,
			card text,
			search_text mediumtext,
			typed_text mediumtext,
			work_text mediumtext,
			PRIMARY KEY  (kind,lang,mentor_id),
			UNIQUE KEY slug (kind,lang,slug),
			KEY town_key (kind,lang,visible,town_key,town),
			KEY pair_key (kind,pair_key,lang),
			KEY list (kind,lang,visible,busy,sort_key,mentor_id)";
	}
}

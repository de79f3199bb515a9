<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a founder and mentor. `rating` is in hundredths of a star; `version` rises with each text; `is_told`: the mentor
 * was emailed about it. An erased author is the row's own id, negative:
 * a pair that no one else has.
 */
final class ReviewsTable implements Table {

	public static function name(): string {
		return 'reviews';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL auto_increment,
			mentor_id bigint(20) NOT NULL,
			author_id bigint(20) NOT NULL,
			rating smallint(5) unsigned NOT NULL,
			comment text NOT NULL,
			state varchar(12) NOT NULL DEFAULT 'published',
			reason text,
			version int(10) unsigned NOT NULL DEFAULT 1,
			is_told tinyint(1) NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			updated_at datetime NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY pair (mentor_id,author_id),
			KEY shown (mentor_id,state,id),
			KEY author (author_id),
			KEY state (state,id)";
	}
}

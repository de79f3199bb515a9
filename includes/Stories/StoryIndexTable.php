<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a visible story and language with what cards show, so that a page of the list is one query that reads its
 * nine rows. `pair_key` joins the two languages of one story.
 */
final class StoryIndexTable implements Table {

	public static function name(): string {
		return 'story_index';
	}

	public static function definition(): string {
		return "post_id bigint(20) NOT NULL,
			lang char(2) NOT NULL,
			pair_key varchar(40) NOT NULL,
			slug varchar(200) NOT NULL,
			published_at bigint(20) NOT NULL DEFAULT 0,
			image_id bigint(20) NOT NULL DEFAULT 0,
			card text,
			PRIMARY KEY  (post_id),
			KEY list (lang,published_at,post_id),
			KEY slug (slug),
			KEY pair_key (pair_key),
			KEY image_id (image_id)";
	}
}

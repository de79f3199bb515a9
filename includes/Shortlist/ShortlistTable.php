<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist;

use MentoriaiPortal\Core\Database\Table;

/**
 * Mentors whom founders come back to. The id grows, so that the newest come first. Of a mentor at a hub, who has an id in each
 * language, `mentor_id` is the lower one.
 */
final class ShortlistTable implements Table {

	public static function name(): string {
		return 'shortlist';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			founder_id bigint(20) unsigned NOT NULL,
			kind varchar(8) NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			saved_at datetime NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY mentor (founder_id,kind,mentor_id),
			KEY kind_mentor (kind,mentor_id)';
	}
}

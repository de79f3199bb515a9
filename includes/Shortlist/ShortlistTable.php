<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist;

use MentoriaiPortal\Core\Database\Table;

/**
 * Mentors whom founders come back to. The id grows, so that the newest come first. `pair_key` is that of the mentor index: a mentor at a hub has
 * an id in each language, and one key.
 */
final class ShortlistTable implements Table {

	public static function name(): string {
		return 'shortlist';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			founder_id bigint(20) unsigned NOT NULL,
			kind varchar(8) NOT NULL,
			pair_key varchar(40) NOT NULL,
			saved_at datetime NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY mentor (founder_id,kind,pair_key),
			KEY kind_pair (kind,pair_key)';
	}
}

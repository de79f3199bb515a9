<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting;

use MentoriaiPortal\Core\Database\Table;

/**
 * Founders who wait for a mentor's free place. The id grows, so that the oldest come first. `seen_taken` is 1 where the mentor was seen without a
 * free place since anyone was told last: only then the next free place is news.
 */
final class WaitingTable implements Table {

	public static function name(): string {
		return 'waiting';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			mentor_id bigint(20) unsigned NOT NULL,
			founder_id bigint(20) unsigned NOT NULL,
			asked_at datetime NOT NULL,
			seen_taken tinyint(1) NOT NULL DEFAULT 1,
			PRIMARY KEY  (id),
			UNIQUE KEY pair (mentor_id,founder_id),
			KEY mentor_seen (mentor_id,seen_taken),
			KEY founder_id (founder_id)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row an act, added and never changed. `actor_id` 0 is the system; `object_id` a number or a name; `facts` JSON of typed
 * values. People are numbers, whose names are read when a row is shown: of those who are erased nothing is left in it.
 */
final class ActivityTable implements Table {

	public static function name(): string {
		return 'activity';
	}

	/** Each filter ends in `created_at`, so that a page is read from the end of an index. */
	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL auto_increment,
			created_at datetime NOT NULL,
			actor_id bigint(20) unsigned NOT NULL DEFAULT 0,
			act varchar(20) NOT NULL,
			object varchar(20) NOT NULL,
			object_id varchar(64) NOT NULL DEFAULT '',
			facts text NOT NULL,
			PRIMARY KEY  (id),
			KEY created_at (created_at),
			KEY act (act,created_at),
			KEY actor (actor_id,created_at),
			KEY object (object,created_at),
			KEY object_id (object,object_id,created_at)";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a change of somebody's status, with its reason: the activity log, which outlives people, keeps no texts.
 * `actor_id` 0: the system, or someone who was erased.
 */
final class StatusChangesTable implements Table {

	public static function name(): string {
		return 'status_changes';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			user_id bigint(20) unsigned NOT NULL,
			actor_id bigint(20) unsigned NOT NULL DEFAULT 0,
			old_status varchar(10) NOT NULL,
			new_status varchar(10) NOT NULL,
			reason text,
			changed_at datetime NOT NULL,
			PRIMARY KEY  (id),
			KEY user_id (user_id),
			KEY actor_id (actor_id)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a plan. A side is done with it when its `_done_at` is set; its `_thanks` are for the other side. `opened` is whether the mentor has seen it as it
 * is now, `opened_at` when they first did. `month` is that of its making in Vilnius (`yyyy-MM`), `search_text` the goal
 * folded. An email to the mentor is due at `notify_at` (unix seconds, 0 for never): of the new plan until `is_told`,
 * then of changes, the last at `changed_mailed_at`. A person who was erased is 0.
 */
final class PlansTable implements Table {

	public static function name(): string {
		return 'plans';
	}

	public static function definition(): string {
		return 'plan_id bigint(20) unsigned NOT NULL,
			founder_id bigint(20) unsigned NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			goal text NOT NULL,
			search_text text NOT NULL,
			created_at datetime NOT NULL,
			month char(7) NOT NULL,
			modified_at datetime NOT NULL,
			rev int(10) unsigned NOT NULL DEFAULT 1,
			opened tinyint(1) NOT NULL DEFAULT 0,
			opened_at datetime DEFAULT NULL,
			founder_done_at datetime DEFAULT NULL,
			mentor_done_at datetime DEFAULT NULL,
			founder_thanks text DEFAULT NULL,
			mentor_thanks text DEFAULT NULL,
			notify_at bigint(20) unsigned NOT NULL DEFAULT 0,
			is_told tinyint(1) NOT NULL DEFAULT 0,
			changed_mailed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (plan_id),
			KEY founder_list (founder_id,plan_id),
			KEY mentor_list (mentor_id,plan_id),
			KEY mentor_opened (mentor_id,opened),
			KEY founder_mentor (founder_id,mentor_id),
			KEY mentor_founder (mentor_id,founder_id),
			KEY mentor_month (mentor_id,month,mentor_done_at),
			KEY done_plan (founder_done_at,mentor_done_at,plan_id,opened),
			KEY modified_at (modified_at),
			KEY notify_at (notify_at)';
	}
}

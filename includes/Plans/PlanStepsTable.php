<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Table;

/**
 * The steps of plans. `remind_on` is the day on which the founder is next told of the deadline, null for never.
 */
final class PlanStepsTable implements Table {

	public static function name(): string {
		return 'plan_steps';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			uid char(32) NOT NULL,
			plan_id bigint(20) unsigned NOT NULL,
			position smallint(5) unsigned NOT NULL,
			action text NOT NULL,
			result text NOT NULL,
			deadline date NOT NULL,
			done tinyint(1) NOT NULL DEFAULT 0,
			done_at datetime DEFAULT NULL,
			rev int(10) unsigned NOT NULL DEFAULT 1,
			remind_on date DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY uid (uid),
			KEY plan_order (plan_id,position),
			KEY plan_done (plan_id,done),
			KEY remind_on (remind_on,plan_id),
			KEY done_deadline (done,deadline)';
	}
}

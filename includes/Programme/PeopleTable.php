<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a person who ever registered: when they reached each stage (UTC), and of which fields the mentor of their first request was at that
 * time (`,3,17,`; null before). `month` is that of the registration in Vilnius. `user_id` is null once the person is erased: the row stays counted.
 * `touched` is written to lock the row.
 */
final class PeopleTable implements Table {

	public static function name(): string {
		return 'programme_people';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			user_id bigint(20) unsigned DEFAULT NULL,
			role varchar(16) NOT NULL,
			month char(7) NOT NULL,
			fields varchar(255) DEFAULT NULL,
			registered_at datetime NOT NULL,
			confirmed_at datetime DEFAULT NULL,
			public_at datetime DEFAULT NULL,
			first_request_at datetime DEFAULT NULL,
			answered_at datetime DEFAULT NULL,
			met_at datetime DEFAULT NULL,
			plan_at datetime DEFAULT NULL,
			step_done_at datetime DEFAULT NULL,
			plan_done_at datetime DEFAULT NULL,
			goals_reached_at datetime DEFAULT NULL,
			touched int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY user_id (user_id),
			KEY month_role (month,role)';
	}
}

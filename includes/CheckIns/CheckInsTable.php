<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row each time a side was asked. `day` is that of CheckInDays, `wording` the version of the question (CheckInWording).
 * `comment` and `contact_me` are for staff. A person who was erased is 0.
 */
final class CheckInsTable implements Table {

	public static function name(): string {
		return 'checkins';
	}

	public static function definition(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			mentorship_id bigint(20) unsigned NOT NULL,
			side varchar(7) NOT NULL,
			day smallint(5) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			wording tinyint(3) unsigned NOT NULL,
			asked_at datetime NOT NULL,
			answered_at datetime DEFAULT NULL,
			score tinyint(3) unsigned DEFAULT NULL,
			comment text,
			contact_me tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY turn (mentorship_id,side,day),
			KEY user_asked (user_id,asked_at),
			KEY answered_at (answered_at),
			KEY score (score),
			KEY contact_me (contact_me)";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a survey. `definition` is JSON (see Survey); `version` grows with every change, so that two editors do not
 * overwrite each other. Invitations that are being sent: to whom (`audience`), up to which user id they have got
 * (`send_cursor`) and how many were counted at the start. `remind_at`: since when reminders are being sent, 0 for not.
 */
final class SurveysTable implements Table {

	public static function name(): string {
		return 'surveys';
	}

	public static function definition(): string {
		return "survey_id bigint(20) unsigned NOT NULL,
			title varchar(200) NOT NULL,
			definition longtext NOT NULL,
			expires_on char(10) NOT NULL DEFAULT '',
			is_named tinyint(1) NOT NULL DEFAULT 0,
			version int(10) unsigned NOT NULL DEFAULT 1,
			audience text NOT NULL,
			send_state varchar(10) NOT NULL DEFAULT '',
			send_cursor bigint(20) unsigned NOT NULL DEFAULT 0,
			send_total int(10) unsigned NOT NULL DEFAULT 0,
			remind_at bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (survey_id),
			KEY send_state (send_state),
			KEY remind_at (remind_at)";
	}
}

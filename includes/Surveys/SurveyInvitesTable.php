<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a person and survey; the unique key is what makes it one. Times are unix seconds, 0 for not yet; `mailed_at`
 * is when the last email, invitation or reminder, was queued. The person is null once erased.
 */
final class SurveyInvitesTable implements Table {

	public static function name(): string {
		return 'survey_invites';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL auto_increment,
			survey_id bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned DEFAULT NULL,
			mailed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_at bigint(20) unsigned NOT NULL DEFAULT 0,
			opened_at bigint(20) unsigned NOT NULL DEFAULT 0,
			answered_at bigint(20) unsigned NOT NULL DEFAULT 0,
			reminders int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY survey_user (survey_id,user_id),
			KEY survey_mailed (survey_id,answered_at,mailed_at),
			KEY user_id (user_id)';
	}
}

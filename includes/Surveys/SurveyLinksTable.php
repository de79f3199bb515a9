<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Table;

/**
 * Personal links, by the SHA-256 of their secret. Every email carries a secret of its own, made when it is composed (one that
 * could not be sent leaves a hash whose secret no one knows); a reminder does not kill the link of the first email, and one
 * answer spends them all, because they share the invitation.
 * A preview of staff has no invitation but a member of staff and a time at which it ends.
 */
final class SurveyLinksTable implements Table {

	public static function name(): string {
		return 'survey_links';
	}

	public static function definition(): string {
		return 'hash char(64) NOT NULL,
			survey_id bigint(20) unsigned NOT NULL,
			invite_id bigint(20) unsigned NOT NULL DEFAULT 0,
			staff_id bigint(20) unsigned NOT NULL DEFAULT 0,
			expires_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (hash),
			KEY invite_id (invite_id),
			KEY survey_id (survey_id),
			KEY staff_id (staff_id,expires_at)';
	}
}

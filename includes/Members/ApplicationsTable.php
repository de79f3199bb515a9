<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Database\Table;

/**
 * Who waits for a decision of staff: derived from the status of accounts, which no index finds. Both columns are unix seconds; `version`
 * rises with each save of the profile, and staff approve the one they have read.
 */
final class ApplicationsTable implements Table {

	public static function name(): string {
		return 'applications';
	}

	public static function definition(): string {
		return 'user_id bigint(20) unsigned NOT NULL,
			submitted_at bigint(20) NOT NULL,
			version bigint(20) NOT NULL,
			PRIMARY KEY  (user_id)';
	}
}

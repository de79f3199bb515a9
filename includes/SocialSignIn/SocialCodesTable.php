<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Database\Table;

final class SocialCodesTable implements Table {

	public static function name(): string {
		return 'social_codes';
	}

	/** One-time codes that the app trades for a session. */
	public static function definition(): string {
		return 'code_hash char(64) NOT NULL,
			browser_hash char(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			expires_at bigint(20) NOT NULL,
			PRIMARY KEY  (code_hash),
			KEY expires_at (expires_at)';
	}
}

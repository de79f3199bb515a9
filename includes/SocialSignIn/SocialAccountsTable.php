<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Database\Table;

final class SocialAccountsTable implements Table {

	public static function name(): string {
		return 'social_accounts';
	}

	/**
	 * Whose a provider's account is. The subject is kept as a hash: it is only ever compared, case counts in it (which
	 * collations do not see), and no one can read from it who the person is elsewhere.
	 */
	public static function definition(): string {
		return 'provider varchar(20) NOT NULL,
			subject_hash char(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			linked_at datetime NOT NULL,
			PRIMARY KEY  (provider,subject_hash),
			UNIQUE KEY user_provider (user_id,provider)';
	}
}

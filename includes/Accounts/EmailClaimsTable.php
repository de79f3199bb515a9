<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Database\Table;

final class EmailClaimsTable implements Table {

	public static function name(): string {
		return 'email_claims';
	}

	/** One row an address; beside the owner it holds the hashes of the confirmation key that is out and of the claim that the browser got which registered. */
	public static function definition(): string {
		return "email_hash char(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			confirm_hash char(64) NOT NULL DEFAULT '',
			confirm_until bigint(20) NOT NULL DEFAULT 0,
			claim_hash char(64) NOT NULL DEFAULT '',
			PRIMARY KEY  (email_hash),
			KEY user_id (user_id)";
	}
}

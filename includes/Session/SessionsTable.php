<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Database\Table;

final class SessionsTable implements Table {

	public static function name(): string {
		return 'sessions';
	}

	/**
	 * A row a log-in: an extension changes its token, and the former one counts until `former_until`. Times are unix seconds;
	 * `address` is SiteCopy::here() where it began.
	 */
	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL auto_increment,
			token_hash char(64) NOT NULL,
			former_hash char(64) DEFAULT NULL,
			former_until bigint(20) NOT NULL DEFAULT 0,
			user_id bigint(20) unsigned NOT NULL,
			created_at bigint(20) NOT NULL,
			expires_at bigint(20) NOT NULL,
			last_seen bigint(20) NOT NULL,
			browser varchar(40) NOT NULL DEFAULT \'\',
			by_provider tinyint(1) NOT NULL DEFAULT 0,
			address char(16) NOT NULL DEFAULT \'\',
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			UNIQUE KEY former_hash (former_hash),
			KEY user_expires (user_id,expires_at),
			KEY expires_at (expires_at)';
	}
}

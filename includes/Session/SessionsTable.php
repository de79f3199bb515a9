<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Database\Table;

final class SessionsTable implements Table {

	public static function name(): string {
		return 'sessions';
	}

	/** Times are unix seconds. */
	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL auto_increment,
			token_hash char(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			created_at bigint(20) NOT NULL,
			expires_at bigint(20) NOT NULL,
			last_seen bigint(20) NOT NULL,
			browser varchar(40) NOT NULL DEFAULT \'\',
			by_provider tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY token_hash (token_hash),
			KEY user_expires (user_id,expires_at),
			KEY expires_at (expires_at)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Database\Table;

/**
 * Personal links, by the SHA-256 of their secret. The secret is made when the email is composed, so an email that is tried again
 * has another one, and both work until the check-in is answered.
 */
final class CheckInLinksTable implements Table {

	public static function name(): string {
		return 'checkin_links';
	}

	public static function definition(): string {
		return 'hash char(64) NOT NULL,
			checkin_id bigint(20) unsigned NOT NULL,
			expires_at datetime NOT NULL,
			PRIMARY KEY  (hash),
			KEY checkin_id (checkin_id),
			KEY expires_at (expires_at)';
	}
}

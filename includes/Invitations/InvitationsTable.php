<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a person who was invited, of the last invitation. Times are unix seconds, 0 for not yet. `email_hash` is of the address it went
 * to; `key_hash` and `reminder_hash` are of the keys in its two emails, '' for none.
 */
final class InvitationsTable implements Table {

	public static function name(): string {
		return 'invitations';
	}

	public static function definition(): string {
		return "user_id bigint(20) unsigned NOT NULL,
			email_hash char(64) NOT NULL,
			invited_at bigint(20) unsigned NOT NULL,
			valid_until bigint(20) unsigned NOT NULL,
			reminded_at bigint(20) unsigned NOT NULL DEFAULT 0,
			accepted_at bigint(20) unsigned NOT NULL DEFAULT 0,
			key_hash char(64) NOT NULL DEFAULT '',
			reminder_hash char(64) NOT NULL DEFAULT '',
			PRIMARY KEY  (user_id),
			KEY accepted_until (accepted_at,valid_until),
			KEY accepted_reminded (accepted_at,reminded_at,invited_at)";
	}
}

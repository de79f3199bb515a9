<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Table;

/**
 * Who wants to hear nothing more of whom.
 */
final class BlocksTable implements Table {

	public static function name(): string {
		return 'blocks';
	}

	public static function definition(): string {
		return 'user_id bigint(20) unsigned NOT NULL,
			blocked_id bigint(20) unsigned NOT NULL,
			created_at datetime NOT NULL,
			PRIMARY KEY  (user_id,blocked_id),
			KEY blocked_id (blocked_id)';
	}
}

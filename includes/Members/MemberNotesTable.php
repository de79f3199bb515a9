<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Database\Table;

/**
 * What staff noted about members. `author_id` 0: a colleague who was erased.
 */
final class MemberNotesTable implements Table {

	public static function name(): string {
		return 'member_notes';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			user_id bigint(20) unsigned NOT NULL,
			author_id bigint(20) unsigned NOT NULL,
			text text NOT NULL,
			created_at datetime NOT NULL,
			PRIMARY KEY  (id),
			KEY user_id (user_id),
			KEY author_id (author_id)';
	}
}

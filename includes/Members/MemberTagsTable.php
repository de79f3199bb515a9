<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Database\Table;

/**
 * Staff's tags on members. `tag_key` is the same for a tag however it is spelt (MemberTags::key()), on both databases.
 */
final class MemberTagsTable implements Table {

	public static function name(): string {
		return 'member_tags';
	}

	public static function definition(): string {
		return 'user_id bigint(20) unsigned NOT NULL,
			tag_key char(32) NOT NULL,
			tag varchar(50) NOT NULL,
			PRIMARY KEY  (user_id,tag_key),
			KEY tag_key (tag_key,user_id)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Database\Table;

/**
 * What public mentors changed in their public texts. One row a person and field: from the text that staff saw last to
 * the one of now, so the table never holds more than six texts of a mentor twice.
 */
final class EditLogTable implements Table {

	public static function name(): string {
		return 'profile_edits';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			user_id bigint(20) unsigned NOT NULL,
			field varchar(20) NOT NULL,
			old_text mediumtext NOT NULL,
			new_text mediumtext NOT NULL,
			changed_at bigint(20) NOT NULL,
			seen tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY person (user_id,field),
			KEY seen (seen,changed_at,user_id)';
	}
}

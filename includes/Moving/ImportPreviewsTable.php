<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a record that a check found new or changed: its number, an Outcome, and the cursor of its source. Who it is and what changes
 * stands in the source and the member's profile alone.
 */
final class ImportPreviewsTable implements Table {

	public static function name(): string {
		return 'import_previews';
	}

	public static function definition(): string {
		return "import_id bigint(20) unsigned NOT NULL,
			record int(10) unsigned NOT NULL,
			outcome varchar(10) NOT NULL,
			place varchar(60) NOT NULL,
			PRIMARY KEY  (import_id,record)";
	}
}

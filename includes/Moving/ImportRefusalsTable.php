<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row a refused record of an import: its number, the key of the column ('' for the whole record) and a reason of RefusalTexts. What
 * stands in the record is in the file alone.
 */
final class ImportRefusalsTable implements Table {

	public static function name(): string {
		return 'import_refusals';
	}

	public static function definition(): string {
		return "import_id bigint(20) unsigned NOT NULL,
			record int(10) unsigned NOT NULL,
			field varchar(30) NOT NULL DEFAULT '',
			reason varchar(60) NOT NULL,
			PRIMARY KEY  (import_id,record)";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Database\Table;

/**
 * A row for each refused record of an import. `record` is its row in the file, `field` the key of the column, '' for the whole record.
 */
final class ImportRefusalsTable implements Table {

	public static function name(): string {
		return 'import_refusals';
	}

	public static function definition(): string {
		return 'import_id bigint(20) unsigned NOT NULL,
			record int(10) unsigned NOT NULL,
			field varchar(20) NOT NULL,
			reason varchar(40) NOT NULL,
			PRIMARY KEY  (import_id,record)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * One change of stored data that an update of the plugin brings with it. It runs after the tables have their new form
 * and before the modules install theirs, and counts once it returns: killed midway it begins again, and on SQLite two
 * requests may run it at once. So it works in batches, and a second run finds nothing left to do.
 */
interface Migration {

	public function run( Db $db ): void;
}

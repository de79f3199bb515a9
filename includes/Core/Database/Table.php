<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * A table of ours. Its definition is all there is: the upgrader brings an older one to it.
 */
interface Table {

	/** Name without any prefix, e.g. `messages`. */
	public static function name(): string;

	/**
	 * Columns and keys as dbDelta() reads them: one a line, lower-case types with widths, two spaces after PRIMARY KEY.
	 */
	public static function definition(): string;
}

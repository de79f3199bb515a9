<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use RuntimeException;

/**
 * The database did not make what the tables need, e.g. because its user has not the right to.
 */
final class SchemaRefused extends RuntimeException {

	/**
	 * @param list<string> $missing Tables, `table.column` and `table (index)`; at most ten.
	 * @param list<string> $errors  What the database said to the refused statements; at most three.
	 */
	public function __construct( public readonly array $missing, public readonly array $errors ) {
		parent::__construct( 'Database: ' . implode( '; ', array( ...$missing, ...$errors ) ) );
	}

	/** In plain words, what to do about it. */
	public static function advice(): string {
		return __( 'The database user of WordPress needs the rights CREATE, ALTER, INDEX and DROP on its database. Give it these rights or ask your hosting provider to.', 'mentoriai-portal' );
	}
}

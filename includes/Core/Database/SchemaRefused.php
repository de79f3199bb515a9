<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use RuntimeException;
use Throwable;

/**
 * The tables or the data were not brought to what this version needs, mostly because the database's user has not the right to.
 */
final class SchemaRefused extends RuntimeException {

	/**
	 * @param list<string> $missing Tables, `table.column` and `table (index)`; at most ten.
	 * @param list<string> $errors  What the database said to the refused statements; at most three.
	 */
	public function __construct( public readonly array $missing, public readonly array $errors ) {
		parent::__construct( 'Database: ' . implode( '; ', array( ...$missing, ...$errors ) ) );
	}

	/** Of any fault; what is kept and shown of it holds no values. */
	public static function of( Throwable $error ): self {
		return $error instanceof self ? $error : new self( array(), array( Db::without_values( $error->getMessage() ) ) );
	}

	/** In plain words, what to do about it. */
	public static function advice(): string {
		return __( 'WordPress’s database user needs the privileges CREATE, ALTER, INDEX and DROP on its database. Grant them or ask your hosting provider to. If it has them, the PHP error log says more.', 'mentoriai-portal' );
	}
}

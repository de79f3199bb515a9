<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * A small read that can be one of several in a statement; see UnionQuery.
 */
final readonly class UnionPart {

	/**
	 * @param non-empty-list<string> $columns The names that the SQL gives its columns.
	 * @param list<int|string>       $values  Of its `?`.
	 */
	public function __construct( public array $columns, public string $sql, public array $values ) {}
}

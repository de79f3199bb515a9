<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * Where people come from. A source reads only; it gives the same records in the same order each time, so that an import that was
 * cut off goes on from a cursor.
 */
interface Source {

	public function count(): int;

	/**
	 * The next ones.
	 *
	 * @param string $cursor '' from the beginning; else that of the record before.
	 * @return list<Record> Fewer than the limit only at the end.
	 */
	public function records( string $cursor, int $limit ): array;

	/**
	 * Some of them again, for a constant number of queries.
	 *
	 * @param list<string> $cursors Their own.
	 * @return list<Record> One that is gone is left out, or has no cells.
	 */
	public function at( array $cursors ): array;
}

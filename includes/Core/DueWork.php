<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Work of `mentoriai_run_due`, read in parts so that it fits into memory: one run does all that is due.
 */
final class DueWork {

	/** How many are read at once. */
	public const BATCH = 200;

	/**
	 * Until nothing is left; what other writers hold up stays for the next run.
	 *
	 * @template Key of array-key
	 * @template Value
	 * @param callable(): array<Key, Value>  $find Up to BATCH of those that are due; what is done is not found again.
	 * @param callable( Value, Key ): mixed $act
	 */
	public static function each( callable $find, callable $act ): void {
		$before = array();
		while ( ( $found = $find() ) !== $before ) {
			foreach ( $found as $key => $value ) {
				$act( $value, $key );
			}
			$before = $found;
		}
	}
}

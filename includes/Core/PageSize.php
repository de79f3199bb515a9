<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * How many entries a page of a list has.
 */
final class PageSize {

	/**
	 * The size the list has, or what the filter `mentoriai_page_size` (size, list name) makes of it.
	 *
	 * @param string $list The list's route, e.g. `mentoriai_dynamic`.
	 */
	public static function of( string $list, int $size ): int {
		$set = apply_filters( 'mentoriai_page_size', $size, $list );
		return is_numeric( $set ) && (int) $set > 0 ? min( 200, (int) $set ) : $size;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Core\Clock;

/**
 * The months that statistics show: whole calendar months in Vilnius, `yyyy-MM`, this month the last.
 */
final readonly class Months {

	/** @return non-empty-list<string> Oldest first. */
	public static function last( Clock $clock, int $count ): array {
		$first  = $clock->local( $clock->now() )->modify( 'first day of this month' );
		$months = array();
		for ( $ago = max( 1, $count ) - 1; $ago >= 0; $ago-- ) {
			$months[] = $first->modify( "-$ago months" )->format( 'Y-m' );
		}
		return $months;
	}
}

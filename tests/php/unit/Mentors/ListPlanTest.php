<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Mentors;

use MentoriaiPortal\Mentors\SegmentedPage;
use PHPUnit\Framework\TestCase;

final class ListPlanTest extends TestCase {

	public function test_pages_walk_the_four_parts_without_gap_or_overlap(): void {
		$sizes = array( 5, 14, 0, 3 );
		$plan  = new SegmentedPage( 'k', array( 7 => $sizes ) );
		$walk  = array();
		for ( $page = 0; $page < 4; $page++ ) {
			foreach ( $plan->stretches( 7, $page * 6, 6 ) as $stretch ) {
				for ( $row = 0; $row < $stretch['limit']; $row++ ) {
					$walk[] = array( $stretch['part'], $stretch['offset'] + $row );
				}
			}
		}
		$wanted = array();
		foreach ( $sizes as $part => $size ) {
			for ( $row = 0; $row < $size; $row++ ) {
				$wanted[] = array( $part, $row );
			}
		}

		self::assertSame( $wanted, $walk );
		self::assertSame( 22, $plan->total( 7 ) );
		self::assertSame( array(), $plan->stretches( 7, 24, 6 ) );
		self::assertSame( array(), $plan->stretches( 8, 0, 6 ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Mentors;

use MentoriaiPortal\Mentors\Rotation;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class RotationTest extends TestCase {

	#[TestWith( array( 2 ) )]
	#[TestWith( array( 3 ) )]
	#[TestWith( array( 24 ) )]
	#[TestWith( array( 97 ) )]
	public function test_within_as_many_days_everybody_is_first_once( int $count ): void {
		$firsts = array();
		for ( $day = 0; $day < $count; $day++ ) {
			$firsts[] = Rotation::position( gmdate( 'Y-m-d', 1_790_000_000 + 86400 * $day ), $count );
		}
		sort( $firsts );

		self::assertSame( range( 0, $count - 1 ), $firsts );
	}

	public function test_few_mentors(): void {
		self::assertSame( 0, Rotation::position( '2026-11-21', 0 ) );
		self::assertSame( 0, Rotation::position( '2026-11-21', 1 ) );
	}
}

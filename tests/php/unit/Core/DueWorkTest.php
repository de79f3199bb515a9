<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\DueWork;
use PHPUnit\Framework\TestCase;

final class DueWorkTest extends TestCase {

	public function test_one_run_does_all_that_is_due_and_leaves_what_is_held_up(): void {
		$due  = array_combine( range( 1, 450 ), range( 1, 450 ) );
		$done = array();
		DueWork::each(
			static function () use ( &$due ): array {
				return array_slice( $due, 0, DueWork::BATCH, true );
			},
			static function ( int $one, int $key ) use ( &$due, &$done ): void {
				$done[] = $one;
				if ( 7 !== $one ) {
					unset( $due[ $key ] );
				}
			}
		);
		self::assertSame( range( 1, 450 ), array_values( array_unique( $done ) ) );
		self::assertSame( array( 7 => 7 ), $due );
	}
}

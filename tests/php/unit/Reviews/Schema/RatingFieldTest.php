<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Reviews\Schema;

use MentoriaiPortal\Reviews\Schema\RatingField;
use PHPUnit\Framework\TestCase;

/**
 * Every hundredth from 1 to 5 is taken exactly, as a number and as text.
 */
final class RatingFieldTest extends TestCase {

	public function test_every_hundredth(): void {
		$field = new RatingField();
		for ( $hundredths = 100; $hundredths <= 500; $hundredths++ ) {
			self::assertSame( $hundredths, $field->read( $hundredths / 100, false ) );
			self::assertSame( $hundredths, $field->read( sprintf( '%d.%02d', intdiv( $hundredths, 100 ), $hundredths % 100 ), true ) );
		}
	}
}

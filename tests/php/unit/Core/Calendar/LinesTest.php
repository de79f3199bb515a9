<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Calendar;

use MentoriaiPortal\Core\Calendar\Lines;
use PHPUnit\Framework\TestCase;

final class LinesTest extends TestCase {

	public function test_text_is_escaped(): void {
		self::assertSame( "SUMMARY:A\\, b\\; c\\\\d\\ne\r\n", (string) ( new Lines() )->text( 'SUMMARY', "A, b; c\\d\r\ne" ) );
		self::assertSame( "SUMMARY:be\tvaldymo\r\n", (string) ( new Lines() )->text( 'SUMMARY', "be\x00\x07\tvaldymo" ) );
	}

	public function test_nothing_is_no_line(): void {
		self::assertSame( '', (string) ( new Lines() )->text( 'LOCATION', '' ) );
	}

	public function test_long_lines_are_folded_at_75_octets_between_characters(): void {
		$title = str_repeat( 'Ąžuolyno šviesos 🎉 ', 30 );
		$text  = (string) ( new Lines() )->text( 'SUMMARY', $title );

		$lines = explode( "\r\n", rtrim( $text, "\r\n" ) );
		self::assertGreaterThan( 5, count( $lines ) );
		foreach ( $lines as $index => $line ) {
			self::assertLessThanOrEqual( 75, strlen( $line ) );
			self::assertTrue( mb_check_encoding( $line, 'UTF-8' ) );
			self::assertSame( $index > 0, str_starts_with( $line, ' ' ) );
		}
		self::assertSame( 'SUMMARY:' . $title, str_replace( "\r\n ", '', rtrim( $text, "\r\n" ) ) );
	}

	public function test_a_line_that_just_fits_stays_whole(): void {
		self::assertSame( 'X:' . str_repeat( 'a', 73 ) . "\r\n", (string) ( new Lines() )->add( 'X:' . str_repeat( 'a', 73 ) ) );
		self::assertSame( 'X:' . str_repeat( 'a', 73 ) . "\r\n a\r\n", (string) ( new Lines() )->add( 'X:' . str_repeat( 'a', 74 ) ) );
	}
}

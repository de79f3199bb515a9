<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\CsvWriter;
use PHPUnit\Framework\TestCase;

final class CsvWriterTest extends TestCase {

	public function test_a_table_that_spreadsheets_open(): void {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		$csv = new CsvWriter( $file );
		$csv->row( array( 'Vardas', 'Žinutės', null ) );
		$csv->row( array( 'Sakė „taip“, "ne"', 12, -0.5 ) );
		rewind( $file );

		self::assertSame( "\u{FEFF}Vardas,Žinutės,\r\n\"Sakė „taip“, \"\"ne\"\"\",12,-0.5\r\n", stream_get_contents( $file ) );
	}

	public function test_no_cell_is_a_formula(): void {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		$csv = new CsvWriter( $file );
		foreach ( array( '=1+1', '+370', '-2', '@SUM', ' =1', "\t=1", "\r=1" ) as $text ) {
			ftruncate( $file, 0 );
			rewind( $file );
			$csv->row( array( $text ) );
			rewind( $file );
			self::assertMatchesRegularExpression( '~^"?\'~', (string) stream_get_contents( $file ), $text );
		}
	}
}

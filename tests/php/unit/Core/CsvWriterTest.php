<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\CsvWriter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
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

	public function test_semicolons_and_decimal_commas_for_lithuanian_excel(): void {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		( new CsvWriter( $file, ';' ) )->row( array( 'Ona; Jonas', 4.5, -2, '=1', 'Taip, =1+1', 'Taip; =1+1', 'a, b' ) );
		rewind( $file );
		fread( $file, 3 );

		self::assertSame( array( 'Ona; Jonas', '4,5', '-2', "'=1", "Taip,' =1+1", "Taip;' =1+1", 'a, b' ), fgetcsv( $file, null, ';', '"', '' ) );
	}

	/** @return iterable<string, array{string, string}> Text and what stands in the file. */
	public static function texts(): iterable {
		foreach ( array( '=1+1', '+370', '-2', '@SUM(A1)', ' =1', "\u{A0}=1", "\u{FEFF}=1", "\u{FF1D}1+1", '=cmd|" /C calc"!A0' ) as $text ) {
			yield $text => array( $text, "'" . $text );
		}
		yield 'tab' => array( "\t=1", "'\t'=1" );
		yield 'return' => array( "\r=1", "'\r'=1" );
		yield 'tab and text' => array( "\tx", "'\tx" );
		yield 'line feed' => array( "\n@x", "'\n'@x" );
		yield 'a cell for semicolons' => array( 'Ačiū; =1+1;', "Ačiū;' =1+1;" );
		yield 'a row for semicolons' => array( "Ačiū\n=1+1", "Ačiū\n'=1+1" );
		yield 'after a quote' => array( 'a";"=1+1', "a\";\"'=1+1" );
		yield 'broken bytes' => array( "\xFF=1", '?=1' );
		yield 'broken bytes after it' => array( "=1\xFF", "'=1?" );
		yield 'a sum in a sentence' => array( 'Žinau, kad 1+1=2; ir 3-2', 'Žinau, kad 1+1=2; ir 3-2' );
		yield 'an address' => array( 'ona@demo.test', 'ona@demo.test' );
	}

	#[DataProvider( 'texts' )]
	public function test_no_cell_is_a_formula( string $text, string $written ): void {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		( new CsvWriter( $file ) )->row( array( 'Prieš', $text, -5, -0.5 ) );
		rewind( $file );
		fread( $file, 3 );

		self::assertSame( array( 'Prieš', $written, '-5', '-0.5' ), fgetcsv( $file, null, ',', '"', '' ) );
	}

	public function test_a_file_is_saved_and_kept_by_no_cache(): void {
		self::assertSame(
			array( 'Content-Type' => 'text/csv; charset=utf-8', 'Content-Disposition' => 'attachment; filename="a.csv"', 'X-Content-Type-Options' => 'nosniff', 'Cache-Control' => 'private, no-store' ),
			CsvWriter::headers( 'a.csv' )
		);
	}

	/** @param ','|';' $separator */
	#[TestWith( array( ',' ) )]
	#[TestWith( array( ';' ) )]
	public function test_every_text_is_read_again_as_it_was( string $separator ): void {
		$texts = array_column( iterator_to_array( self::texts(), false ), 0 );
		array_push( $texts, "'=1", "''=1", "a\n\n=1", "a;'=1,\t'=2", "' =1", " '=1", "'\tx", "''\n=1", "a\"'-1", "l'homme", "'t", "a,'=1", '+37060000001', "\u{A0}'\u{A0}=1" );
		foreach ( $texts as $text ) {
			$file = fopen( 'php://memory', 'w+b' );
			self::assertIsResource( $file );
			( new CsvWriter( $file, $separator ) )->row( array( $text ) );
			rewind( $file );
			fread( $file, 3 );
			$cells = fgetcsv( $file, null, $separator, '"', '' );
			self::assertIsArray( $cells );

			self::assertSame( mb_scrub( $text, 'UTF-8' ), CsvWriter::plain( (string) $cells[0], $separator ) );
		}
	}
}

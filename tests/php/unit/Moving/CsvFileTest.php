<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Moving;

use MentoriaiPortal\Moving\CsvFile;
use MentoriaiPortal\Moving\Schema\Column;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class CsvFileTest extends TestCase {

	private const TEXT = "El. paštas;Vardas;Aprašymas\r\nrasa@a.test;Rasa Ąžuolė;\"Viena\r\n„dvi“; \"\"trys\"\"\"\r\n\r\nona@a.test;Ona;\r\n";

	/** @return iterable<string, array{string, string}> Bytes and the name of what they are written in. */
	public static function encodings(): iterable {
		yield 'UTF-8' => array( self::TEXT, 'UTF-8' );
		yield 'with a mark' => array( "\xEF\xBB\xBF" . self::TEXT, 'UTF-8' );
		yield 'UTF-16, little' => array( "\xFF\xFE" . mb_convert_encoding( self::TEXT, 'UTF-16LE', 'UTF-8' ), 'UTF-16' );
		yield 'UTF-16, big' => array( "\xFE\xFF" . mb_convert_encoding( self::TEXT, 'UTF-16BE', 'UTF-8' ), 'UTF-16' );
		yield 'UTF-16 without a mark' => array( (string) mb_convert_encoding( self::TEXT, 'UTF-16LE', 'UTF-8' ), 'UTF-16' );
		yield 'Windows-1257' => array( (string) ( new \UConverter( 'ibm-5353_P100-1998', 'UTF-8' ) )->convert( self::TEXT ), 'Windows-1257' );
		yield 'tabs' => array( strtr( self::TEXT, array( ';' => "\t", '„dvi“;' => '„dvi“;' ) ), 'UTF-8' );
		yield 'ends of old Macs' => array( str_replace( "\r\n", "\r", self::TEXT ), 'UTF-8' );
	}

	#[DataProvider( 'encodings' )]
	public function test_right_letters_from_every_encoding( string $bytes, string $encoding ): void {
		$this->assert_read( $bytes, $encoding );
	}

	/** Each letter of a long cell is there, and the row after it, however little PCRE may do. */
	#[TestWith( array( 'ž' ) )]
	#[TestWith( array( 'a"' ) )]
	#[TestWith( array( "'=a;\n" ) )]
	public function test_a_cell_of_a_million_letters_is_read_whole( string $part ): void {
		$text   = str_repeat( $part, intdiv( 1_000_000, mb_strlen( $part ) ) );
		$before = array( (string) ini_set( 'pcre.jit', '0' ), (string) ini_set( 'pcre.backtrack_limit', '1000' ) );
		try {
			$file = new CsvFile( self::file( "Email,Description\nrasa@a.test,\"" . str_replace( '"', '""', "x$text" ) . "\"\nona@a.test,\n" ) );
			$rows = iterator_to_array( $file->records( $file->first() ), false );
		} finally {
			ini_set( 'pcre.jit', $before[0] );
			ini_set( 'pcre.backtrack_limit', $before[1] );
		}
		self::assertSame( array( 'rasa@a.test', 'ona@a.test' ), array_column( $rows, 0 ) );
		self::assertSame( hash( 'sha256', str_replace( ";\n'=", ";\n=", "x$text" ) ), hash( 'sha256', $rows[0][1] ?? '' ) );
	}

	public function test_characters_and_line_ends_between_two_parts_stay_whole(): void {
		$long = 'x' . str_repeat( 'ž€😀' . "\r\n", 120_000 );
		foreach ( array( 'UTF-8' => $long, 'UTF-16LE' => "\xFF\xFE" . mb_convert_encoding( $long, 'UTF-16LE', 'UTF-8' ), 'UTF-16BE' => "\xFE\xFF" . mb_convert_encoding( $long, 'UTF-16BE', 'UTF-8' ) ) as $encoding => $bytes ) {
			$to = self::file( '' );
			CsvFile::convert( self::file( (string) $bytes ), $to );
			rewind( $to );
			self::assertSame( hash( 'sha256', str_replace( "\r", '', $long ) ), hash( 'sha256', (string) stream_get_contents( $to ) ), $encoding );
		}
	}

	public function test_a_huge_cell_and_a_quote_that_is_never_closed_stay_bounded(): void {
		$million = str_repeat( 'ė', 1_000_000 );
		$file    = new CsvFile( self::file( "Email,Description\na@a.test,\"$million\"\nb@a.test,\"" . str_repeat( "\"\"\n", 1_500_000 ) . "\"\nc@a.test," . str_repeat( 'x', 9_000_000 ) . "\nd@a.test,ok\ne@a.test,\"open\n" . str_repeat( "f@a.test,x\n", 500_000 ) ) );
		$before  = memory_get_peak_usage();
		$found   = array();
		foreach ( $file->records( $file->first() ) as $cells ) {
			$found[] = null === $cells ? null : array( $cells[0], mb_strlen( $cells[1] ?? '' ) );
		}
		self::assertSame( array( array( 'a@a.test', 1_000_000 ), null, null, array( 'd@a.test', 2 ), null ), $found );
		self::assertLessThan( 31_500_000, memory_get_peak_usage() - $before );
	}

	/** @param string $cells Of the longest record that is read whole; split, each cell takes 16 bytes and more. */
	#[TestWith( array( ',' ) )]
	#[TestWith( array( '"",' ) )]
	#[TestWith( array( 'ab,' ) )]
	public function test_a_record_of_separators_is_not_split( string $cells ): void {
		$huge = str_repeat( $cells, intdiv( 4_194_000, strlen( $cells ) ) );
		$file = new CsvFile( self::file( "Email,Description\na@a.test,$huge\nb@a.test,\"" . str_repeat( ',', 300 ) . "\"\n" ) );
		unset( $huge );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		self::assertSame( array( array(), array( 'b@a.test', str_repeat( ',', 300 ) ) ), iterator_to_array( $file->records( $file->first() ), false ) );
		self::assertLessThan( 20_000_000, memory_get_peak_usage() - $before );
	}

	public function test_a_quote_inside_a_cell_opens_nothing(): void {
		$file = new CsvFile( self::file( "Email,Description\na@a.test,5\" ekranas\nb@a.test, \"du, trys\" \n" ) );
		self::assertSame( array( array( 'a@a.test', '5" ekranas' ), array( 'b@a.test', 'du, trys ' ) ), array_values( iterator_to_array( $file->records( $file->first() ) ) ) );
	}

	public function test_reading_goes_on_after_any_record(): void {
		$file = new CsvFile( self::file( str_replace( "\r", '', self::TEXT ) ) );
		$all  = iterator_to_array( $file->records( $file->first() ) );
		self::assertCount( 2, $all );
		self::assertSame( array( array( 'ona@a.test', 'Ona', '' ) ), array_values( iterator_to_array( $file->records( (int) array_key_first( $all ) ) ) ) );
	}

	#[TestWith( array( 'El. paštas', 'email' ) )]
	#[TestWith( array( 'E-MAIL', 'email' ) )]
	#[TestWith( array( 'pareigos ir imone (anglu k.)', 'position_en' ) )]
	#[TestWith( array( 'Position and company (English)', 'position_en' ) )]
	#[TestWith( array( 'Fields (names, |)', 'fields' ) )]
	#[TestWith( array( ' Įmonės dar neturiu ', 'no_company' ) )]
	#[TestWith( array( 'busy_until', 'busy_until' ) )]
	#[TestWith( array( 'role', null ) )]
	#[TestWith( array( 'ID', null ) )]
	#[TestWith( array( '', null ) )]
	public function test_heads_are_known_in_both_languages( string $head, ?string $key ): void {
		self::assertSame( $key, Column::of_head( $head )?->value );
	}

	public function test_the_contract_names_all_columns_in_their_order(): void {
		$contract = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/contract.md' );
		self::assertStringContainsString( '- Columns, by key: `' . implode( ' ', array_column( Column::cases(), 'value' ) ) . '`', $contract );
	}

	private function assert_read( string $bytes, string $encoding ): void {
		$to = self::file( '' );
		self::assertSame( $encoding, CsvFile::convert( self::file( $bytes ), $to ) );
		$file = new CsvFile( $to );
		self::assertSame( array( Column::Email, Column::FirstName, Column::About ), $file->named_columns() );
		$about = "Viena\n„dvi“; \"trys\"";
		self::assertSame( array( array( 'rasa@a.test', 'Rasa Ąžuolė', $about ), array( 'ona@a.test', 'Ona', '' ) ), array_values( iterator_to_array( $file->records( $file->first() ) ) ) );
	}

	/** @return resource */
	private static function file( string $bytes ): mixed {
		$file = tmpfile();
		self::assertIsResource( $file );
		fwrite( $file, $bytes );
		rewind( $file );
		return $file;
	}
}

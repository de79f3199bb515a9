<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Moving\Schema\Column;
use RuntimeException;
use UConverter;

/**
 * A table with a head, read record by record: whatever the file's size is, one record is in memory. PHP's fgetcsv() would read on to
 * the end of the file where a quote is never closed, so lines are put together here and taken apart by str_getcsv().
 */
final class CsvFile {

	/** Cells of one record: split, many small ones take a multiple of their bytes. */
	private const MOST_COLUMNS = 200;

	/** Bytes of one record. */
	private const RECORD = 4_194_304;

	/** Bytes that are read at once. */
	private const PART = 8192;

	/** Bytes that are converted at once. */
	private const CHUNK = 1_048_576;

	/** What begins files of spreadsheets and others that are no text. */
	private const NO_TEXT = '~^(?:PK\x03\x04|\xD0\xCF\x11\xE0|%PDF|\{\\\\rtf)~';

	/** @var list<string> */
	public readonly array $heads;

	public readonly string $delimiter;

	/** Where the first record begins. */
	private readonly int $start;

	/**
	 * @param resource $file Text of convert(), open for reading.
	 * @throws ApiError 400 for too many columns.
	 */
	public function __construct( private readonly mixed $file ) {
		rewind( $file );
		$line            = $this->record( '' ) ?? '';
		$this->start     = (int) ftell( $file );
		$this->delimiter = self::delimiter_of( $line );
		$this->heads     = array_map( fn ( string $head ): string => trim( mb_strcut( CsvWriter::plain( $head, $this->delimiter ), 0, 200 ) ), self::cells( $line, $this->delimiter ) ?? throw self::too_many_columns() );
	}

	/**
	 * Copies a file as UTF-8 without byte order mark, lines ended by `\n`.
	 *
	 * @param resource $from
	 * @param resource $to
	 * @return 'UTF-8'|'UTF-16'|'Windows-1257' What it was written in.
	 * @throws ApiError 415 for what is no text, or cannot be read on this server.
	 */
	public static function convert( mixed $from, mixed $to ): string {
		rewind( $from );
		$head = (string) fread( $from, 4096 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, streamed.
		[ $encoding, $from_bytes, $skip ] = match ( true ) {
			1 === preg_match( self::NO_TEXT, $head ) => throw self::no_text(),
			str_starts_with( $head, "\xFF\xFE" ) => array( 'UTF-16', 'UTF-16LE', 2 ),
			str_starts_with( $head, "\xFE\xFF" ) => array( 'UTF-16', 'UTF-16BE', 2 ),
			1 === preg_match( '~^(?:[^\x00]\x00){4}~', $head ) => array( 'UTF-16', 'UTF-16LE', 0 ),
			1 === preg_match( '~^(?:\x00[^\x00]){4}~', $head ) => array( 'UTF-16', 'UTF-16BE', 0 ),
			str_contains( $head, "\x00" ) => throw self::no_text(),
			str_starts_with( $head, "\xEF\xBB\xBF" ) => array( 'UTF-8', 'UTF-8', 3 ),
			self::is_utf8( $from ) => array( 'UTF-8', 'UTF-8', 0 ),
			default => array( 'Windows-1257', 'Windows-1257', 0 ),
		};
		$read = self::decoder( $from_bytes );
		fseek( $from, $skip );
		$kept = '';
		while ( '' !== $chunk = (string) fread( $from, self::CHUNK ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
			$bytes = $kept . $chunk;
			$kept  = feof( $from ) ? '' : self::cut_off( $bytes, $from_bytes );
			self::write( $to, $read( substr( $bytes, 0, strlen( $bytes ) - strlen( $kept ) ) ) );
		}
		self::write( $to, $read( $kept ) );
		return $encoding;
	}

	/** @return int The first place() of records(). */
	public function first(): int {
		return $this->start;
	}

	/**
	 * The records from a place on; empty lines are none.
	 *
	 * @return iterable<int, list<string>|null> The place after each to its cells, none where there are more than a head may have; null for one that is too long to be read.
	 */
	public function records( int $place ): iterable {
		fseek( $this->file, $place );
		for ( ;; ) {
			$is_short = true;
			$line     = $this->record( $this->delimiter, $is_short );
			if ( null === $line ) {
				return;
			}
			$after = (int) ftell( $this->file );
			if ( ! $is_short ) {
				yield $after => null;
			} elseif ( '' !== trim( $line ) ) {
				yield $after => array_map( fn ( string $cell ): string => CsvWriter::plain( $cell, $this->delimiter ), self::cells( $line, $this->delimiter ) ?? array() );
			}
			// Whoever takes a record may have read elsewhere.
			ftell( $this->file ) === $after || fseek( $this->file, $after );
		}
	}

	public function has_records(): bool {
		foreach ( $this->records( $this->start ) as $cells ) {
			return true;
		}
		return false;
	}

	/** @return list<Column|null> What each head names. */
	public function named_columns(): array {
		return array_map( Column::of_head( ... ), $this->heads );
	}

	/**
	 * The lines of one record.
	 *
	 * @param string $delimiter '' where it is not known yet: then any.
	 */
	private function record( string $delimiter, bool &$is_short = true ): ?string {
		$ends     = '' === $delimiter ? ",;\t" : $delimiter;
		$is_open  = false;
		$text     = '';
		$is_short = true;
		while ( '' !== $line = $this->line() ) {
			$is_short = $is_short && strlen( $text ) + strlen( $line ) <= self::RECORD;
			if ( $is_short ) {
				$text .= $line;
			} else {
				$text = '"';
			}
			$is_open = true === self::is_open( $line, $is_open, $ends );
			if ( ! $is_open && str_ends_with( $line, "\n" ) ) {
				break;
			}
		}
		return '' === $text ? null : rtrim( $text, "\n" );
	}

	/**
	 * Whether a quote is open at the end of a line. It opens a cell only at its beginning, as in str_getcsv(). No pattern: PCRE gives up
	 * on long cells with many quotes.
	 *
	 * @param bool $is_open Whether one is open at its beginning.
	 * @param int  $most    Cells that are looked at.
	 * @return bool|null Null where there are more.
	 */
	private static function is_open( string $line, bool $is_open, string $ends, int $most = PHP_INT_MAX ): ?bool {
		$blank = str_replace( str_split( $ends ), '', " \t\v\f\r" );
		for ( $at = 0, $cells = 1; $cells <= $most; ++$at, ++$cells ) {
			if ( ! $is_open ) {
				$quote   = $at + strspn( $line, $blank, $at );
				$is_open = '"' === ( $line[ $quote ] ?? '' );
				$at      = $is_open ? $quote + 1 : $at;
			}
			if ( $is_open ) {
				$at += strcspn( $line, '"', $at );
				while ( '""' === substr( $line, $at, 2 ) ) {
					$at += 2 + strcspn( $line, '"', $at + 2 );
				}
				if ( $at >= strlen( $line ) ) {
					return true;
				}
				$is_open = false;
			}
			$at += strcspn( $line, $ends, $at );
			if ( $at >= strlen( $line ) ) {
				return false;
			}
		}
		return null;
	}

	/** Up to the line's end, as far as a record may reach. */
	private function line(): string {
		for ( $line = ''; ! str_ends_with( $line, "\n" ) && strlen( $line ) < self::RECORD && false !== $part = fgets( $this->file, self::PART ); ) {
			$line .= $part;
		}
		return $line;
	}

	/** @return list<string>|null Null for too many. */
	private static function cells( string $line, string $delimiter ): ?array {
		// Delimiters inside quotes part no cells.
		if ( substr_count( $line, $delimiter ) >= self::MOST_COLUMNS && null === self::is_open( $line, false, $delimiter, self::MOST_COLUMNS ) ) {
			return null;
		}
		return array_map( 'strval', str_getcsv( $line, $delimiter, '"', '' ) );
	}

	/** The one that makes most heads known; among equals the one that makes most heads. */
	private static function delimiter_of( string $line ): string {
		$best = array( -1, 0, ',' );
		foreach ( array( ',', ';', "\t" ) as $delimiter ) {
			$heads = self::cells( $line, $delimiter );
			$known = count( array_filter( $heads ?? array(), static fn ( string $head ): bool => null !== Column::of_head( mb_strcut( $head, 0, 200 ) ) ) );
			$count = null === $heads ? self::MOST_COLUMNS + 1 : count( $heads );
			if ( array( $known, $count ) > array( $best[0], $best[1] ) ) {
				$best = array( $known, $count, $delimiter );
			}
		}
		return $best[2];
	}

	/** @param resource $file */
	private static function is_utf8( mixed $file ): bool {
		rewind( $file );
		$kept = '';
		while ( '' !== $chunk = (string) fread( $file, self::CHUNK ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
			$bytes = $kept . $chunk;
			$kept  = feof( $file ) ? '' : self::cut_off( $bytes, 'UTF-8' );
			if ( ! mb_check_encoding( substr( $bytes, 0, strlen( $bytes ) - strlen( $kept ) ), 'UTF-8' ) ) {
				return false;
			}
		}
		return true;
	}

	/** What stands at the end of a part and is whole only with the next one: a character, or the first half of a line's end. */
	private static function cut_off( string $bytes, string $encoding ): string {
		if ( str_starts_with( $encoding, 'UTF-16' ) ) {
			$odd  = strlen( $bytes ) % 2;
			$last = substr( $bytes, strlen( $bytes ) - $odd - 2, 2 );
			$last = 'UTF-16BE' === $encoding ? $last : strrev( $last );
			return 1 === preg_match( '~^(?:[\xD8-\xDB].|\x00\r)$~sD', $last ) ? substr( $bytes, -$odd - 2 ) : substr( $bytes, strlen( $bytes ) - $odd );
		}
		if ( 'UTF-8' === $encoding && 1 === preg_match( '~[\xC2-\xF4][\x80-\xBF]{0,2}$~D', substr( $bytes, -3 ), $found ) && ! mb_check_encoding( $found[0], 'UTF-8' ) ) {
			return $found[0];
		}
		return str_ends_with( $bytes, "\r" ) ? "\r" : '';
	}

	/** @return callable( string ): string */
	private static function decoder( string $encoding ): callable {
		if ( 'UTF-8' === $encoding ) {
			return static fn ( string $bytes ): string => mb_scrub( $bytes, 'UTF-8' );
		}
		if ( 'Windows-1257' !== $encoding ) {
			return static fn ( string $bytes ): string => (string) mb_convert_encoding( $bytes, 'UTF-8', $encoding );
		}
		if ( ! class_exists( UConverter::class ) ) {
			throw new ApiError( 'unsupported_type', 415, __( 'This server cannot read the letters of this file. Save it in your spreadsheet as “CSV UTF-8” and choose it again.', 'mentoriai-portal' ) );
		}
		$converter = new UConverter( 'UTF-8', 'ibm-5353_P100-1998' );
		return static fn ( string $bytes ): string => (string) $converter->convert( $bytes );
	}

	/** @param resource $to */
	private static function write( mixed $to, string $text ): void {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		if ( '' !== $text && strlen( $text ) !== fwrite( $to, $text ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, streamed.
			throw new RuntimeException( 'A file cannot be written.' );
		}
	}

	private static function too_many_columns(): ApiError {
		/* translators: %s: number of columns. */
		return new ApiError( 'invalid_input', 400, sprintf( __( 'This file has more than %s columns. Delete those that are not needed.', 'mentoriai-portal' ), (string) self::MOST_COLUMNS ) );
	}

	private static function no_text(): ApiError {
		return new ApiError( 'unsupported_type', 415, __( 'This is not a CSV file. In your spreadsheet, choose “Save as” and “CSV UTF-8”, then choose that file here.', 'mentoriai-portal' ) );
	}
}

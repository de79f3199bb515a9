<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Writes a table that Excel and Calc open: UTF-8 with a byte order mark, commas, quotes doubled. Texts that a
 * spreadsheet would run as a formula get an apostrophe before them. So do those that would begin a cell only where the
 * file is read with semicolons, as Lithuanian Excel does, because quotes inside a cell mean nothing to it.
 */
final readonly class CsvWriter {

	/** @param resource $to An open stream. */
	public function __construct( private mixed $to ) {
		// Sniffs of WordPress want its file system class, which cannot stream.
		fwrite( $this->to, "\u{FEFF}" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite
	}

	/** @param list<string|int|float|null> $cells Null is an empty cell. */
	public function row( array $cells ): void {
		fputcsv( $this->to, array_map( self::cell( ... ), $cells ), ',', '"', '', "\r\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fputcsv
	}

	/** Numbers stay numbers. */
	private static function cell( string|int|float|null $value ): string {
		if ( is_string( $value ) ) {
			$text = mb_scrub( $value, 'UTF-8' );
			$text = (string) preg_replace( '~^(?=[\t\r\n])~', "'", $text );
			return (string) preg_replace( '~([;\t\r\n"]|^)([\s\x{A0}\x{200B}\x{FEFF}]*+)(?:(?=[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])|(*SKIP)(*FAIL))~u', "$1'$2", $text );
		}
		return (string) $value;
	}
}

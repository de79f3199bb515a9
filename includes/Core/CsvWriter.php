<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Writes a table that Excel and Calc open: UTF-8 with a byte order mark, commas, quotes doubled. Cells that a
 * spreadsheet would run as a formula get an apostrophe before them.
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

	private static function cell( string|int|float|null $value ): string {
		if ( is_string( $value ) ) {
			return 1 === preg_match( '~^\s*[=+\-@]|^[\t\r]~u', $value ) ? "'" . $value : $value;
		}
		return (string) $value;
	}
}

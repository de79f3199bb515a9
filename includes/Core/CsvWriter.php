<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Writes a table that Excel and Calc open: UTF-8 with a byte order mark, quotes doubled, commas, or semicolons and decimal
 * commas as Lithuanian Excel expects. Texts that a spreadsheet would run as a formula get an apostrophe before them. So do
 * those that would begin a cell only where the file is read with the other separator, because quotes inside a cell mean
 * nothing to it. An apostrophe that stands there already is doubled, so that plain() gives every text back.
 */
final readonly class CsvWriter {

	/**
	 * @param resource $to        An open stream.
	 * @param ','|';'  $separator Programs expect commas; for people see separator().
	 */
	public function __construct( private mixed $to, private string $separator = ',' ) {
		// Sniffs of WordPress want its file system class, which cannot stream.
		fwrite( $this->to, "\u{FEFF}" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite
	}

	/**
	 * What the spreadsheet of the person in wp-admin expects.
	 *
	 * @return ','|';'
	 */
	public static function separator(): string {
		return str_starts_with( get_user_locale(), 'lt' ) ? ';' : ',';
	}

	/**
	 * What a file is sent with: it is saved, read as nothing else, and kept by no cache.
	 *
	 * @return array<string, string>
	 */
	public static function headers( string $name ): array {
		return array(
			'Content-Type'           => 'text/csv; charset=utf-8',
			'Content-Disposition'    => sprintf( 'attachment; filename="%s"', $name ),
			'X-Content-Type-Options' => 'nosniff',
			'Cache-Control'          => 'private, no-store',
		);
	}

	/**
	 * The file as the answer to a request of wp-admin, sent while it is written; ends the request.
	 *
	 * @param callable( resource ): void $write
	 */
	public static function send( string $name, callable $write ): never {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		nocache_headers();
		foreach ( self::headers( $name ) as $header => $value ) {
			header( "$header: $value" );
		}
		$to = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- streams.
		if ( false !== $to ) {
			$write( $to );
		}
		exit;
	}

	/** @param list<string|int|float|null> $cells Null is an empty cell. */
	public function row( array $cells ): void {
		fputcsv( $this->to, array_map( $this->cell( ... ), $cells ), $this->separator, '"', '', "\r\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fputcsv
	}

	/** What was written as this cell; a file from elsewhere loses an apostrophe only where a formula follows it. */
	public static function plain( string $cell, string $separator ): string {
		if ( ! str_contains( $cell, "'" ) ) {
			return $cell;
		}
		$text = (string) preg_replace( self::begins( $separator, "'" ), '$1', $cell );
		return (string) preg_replace( "~^'(?='*+[\t\r\n])~", '', $text );
	}

	/** Numbers stay numbers. */
	private function cell( string|int|float|null $value ): string {
		if ( is_string( $value ) ) {
			$text = mb_scrub( $value, 'UTF-8' );
			$text = (string) preg_replace( "~^(?='*+[\t\r\n])~", "'", $text );
			return (string) preg_replace( self::begins( $this->separator ), "$1'", $text );
		}
		return is_float( $value ) && ';' === $this->separator ? str_replace( '.', ',', (string) $value ) : (string) $value;
	}

	/**
	 * Where a formula would begin in a text: at its start, or after what begins a cell in some program.
	 *
	 * @param ''|"'" $more What else stands there.
	 */
	private static function begins( string $separator, string $more = '' ): string {
		return '~([;' . ( ';' === $separator ? ',' : '' ) . '\t\r\n"]|^)' . $more . '(?=(?:[^\S\t\r\n]|[\'\x{A0}\x{200B}\x{FEFF}])*+[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])~u';
	}
}

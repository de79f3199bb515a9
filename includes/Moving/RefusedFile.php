<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Moving\Schema\Column;
use RuntimeException;
use WP_REST_Response;

/**
 * The refused records as they came, with the reason: mended, the file can be imported again. It is made when it is asked for, of the
 * file that came and of the list of refusals, so that an import that was cut off cannot leave half of it.
 */
final readonly class RefusedFile {

	/** The head of the reasons. */
	public const REASON = 'reason';

	public function __construct( private Imports $imports ) {}

	/** @throws ApiError 404 where the file is gone. */
	public function reply( Import $import ): WP_REST_Response {
		$file = fopen( 'php://temp', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory, and a file beyond 2 MB.
		if ( false === $file ) {
			throw new RuntimeException( 'No temporary file.' );
		}
		$this->write( $file, $import );
		rewind( $file );
		return new WP_REST_Response(
			(string) stream_get_contents( $file ),
			200,
			array(
				'Content-Type'           => 'text/csv; charset=utf-8',
				'Content-Disposition'    => sprintf( 'attachment; filename="refused-%d.csv"', $import->id ),
				'X-Content-Type-Options' => 'nosniff',
			)
		);
	}

	/**
	 * @param resource $to Stream.
	 * @throws ApiError 404 where the file is gone.
	 */
	public function write( mixed $to, Import $import ): void {
		$refusals = $this->imports->refusals( $import->id );
		$file     = $this->imports->file( $import );
		if ( null !== $file ) {
			$this->copy( $to, $file, $refusals );
			return;
		}
		$source = $this->imports->source( $import );
		$csv    = new CsvWriter( $to );
		$csv->row( array( ...array_map( static fn ( Column $column ): string => $column->head( Lang::En ), Column::cases() ), self::REASON ) );
		for ( $place = ''; array() !== $records = $source->records( $place, DueWork::BATCH ); ) {
			foreach ( $records as $record ) {
				$place = $record->cursor;
				if ( isset( $refusals[ $record->row ] ) ) {
					$csv->row( array( ...array_map( static fn ( Column $column ): string => $record->cells[ $column->value ] ?? '', Column::cases() ), RefusalTexts::of( $refusals[ $record->row ][1] ) ) );
				}
			}
		}
	}

	/**
	 * @param resource                          $to
	 * @param array<int, array{string, string}> $refusals
	 */
	private function copy( mixed $to, CsvFile $file, array $refusals ): void {
		// A file that was mended once has the reasons of that time.
		$old  = array_search( self::REASON, $file->heads, true );
		/** @param list<string> $cells @return list<string> */
		$but  = static fn ( array $cells ): array => array_values( false === $old ? $cells : array_diff_key( $cells, array( $old => true ) ) );
		$csv  = new CsvWriter( $to, ';' === $file->delimiter ? ';' : ',' );
		$csv->row( array( ...$but( $file->heads ), self::REASON ) );
		$row  = 1;
		$wide = count( $file->heads );
		foreach ( $file->records( $file->first() ) as $cells ) {
			++$row;
			if ( isset( $refusals[ $row ] ) && null !== $cells ) {
				// The reason stands below its head, whatever the row is like.
				$csv->row( array( ...$but( array_slice( array_pad( $cells, $wide, '' ), 0, $wide ) ), RefusalTexts::of( $refusals[ $row ][1] ) ) );
			}
		}
	}
}

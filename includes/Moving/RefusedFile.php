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

	public const REASON = 'reason';

	public function __construct( private Imports $imports ) {}

	/**
	 * Its body is an open stream.
	 *
	 * @throws ApiError 404 where the file is gone.
	 */
	public function reply( Import $import ): WP_REST_Response {
		$file = fopen( 'php://temp', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory, and a file beyond 2 MB.
		if ( false === $file ) {
			throw new RuntimeException( 'No temporary file.' );
		}
		$this->write( $file, $import );
		rewind( $file );
		return new WP_REST_Response( $file, 200, CsvWriter::headers( sprintf( 'refused-%d.csv', $import->id ) ) );
	}

	/**
	 * @param resource $to Stream.
	 * @throws ApiError 404 where the file is gone.
	 */
	public function write( mixed $to, Import $import ): void {
		$file = $this->imports->file( $import );
		if ( null !== $file ) {
			$this->copy( $to, $file, $import );
			return;
		}
		$source  = $this->imports->source( $import );
		$refused = $this->imports->each_refusal( $import->id );
		$heads   = array_map( static fn ( Column $column ): string => $column->head( Lang::En ), Column::cases() );
		$csv     = new CsvWriter( $to );
		$csv->row( array( ...$heads, self::REASON ) );
		for ( $place = ''; array() !== $records = $source->records( $place, DueWork::BATCH ); ) {
			foreach ( $records as $record ) {
				$place = $record->cursor;
				if ( $refused->key() === $record->row ) {
					$csv->row( array( ...array_map( static fn ( Column $column ): string => $record->cells[ $column->value ] ?? '', Column::cases() ), self::reason( $refused->current(), array_combine( array_column( Column::cases(), 'value' ), $heads ) ) ) );
					$refused->next();
				}
			}
		}
	}

	/** @param resource $to */
	private function copy( mixed $to, CsvFile $file, Import $import ): void {
		$refused = $this->imports->each_refusal( $import->id );
		$read    = array_filter( array_column( $import->heads, 'head', 'field' ), static fn ( string|int $field ): bool => '' !== $field, ARRAY_FILTER_USE_KEY );
		$wide    = count( $file->heads );
		// A file that was mended once has the reasons of that time in its last column.
		$kept    = array( 'head' => self::REASON, 'field' => null ) === ( $import->heads[ $wide - 1 ] ?? null ) ? $wide - 1 : $wide;
		$csv     = new CsvWriter( $to, ';' === $file->delimiter ? ';' : ',' );
		$csv->row( array( ...array_slice( $file->heads, 0, $kept ), self::REASON ) );
		$row = 1;
		foreach ( $file->records( $file->first() ) as $cells ) {
			++$row;
			if ( ! $refused->valid() ) {
				return;
			}
			if ( $refused->key() === $row ) {
				// The reason stands below its head, whatever the row is like; of a record that is too long to be read there is nothing else.
				$csv->row( array( ...array_slice( array_pad( $cells ?? array(), $wide, '' ), 0, $kept ), self::reason( $refused->current(), $read ) ) );
				$refused->next();
			}
		}
	}

	/**
	 * @param array{string, string}  $refusal Key of the column and reason.
	 * @param array<string, string> $heads   Key of the column to its head in this file.
	 */
	private static function reason( array $refusal, array $heads ): string {
		[ $column, $reason ] = $refusal;
		$text                = RefusalTexts::of( $reason, $column );
		return '' === ( $heads[ $column ] ?? '' ) ? $text : "$heads[$column]: $text";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * An import as commands and `mentoriai/v1/imports` show it; of its refusals the first Imports::MOST_ERRORS.
 */
final class ImportReport {

	/**
	 * @param array<int, array{string, string}> $refusals Row to column and reason.
	 * @return array<string, mixed>
	 */
	public static function of( Import $import, string $delimiter, array $refusals ): array {
		return self::shape( $import->id, $import->state->value, $import->encoding, $delimiter, $import->total, $import->done, array_values( $import->counts ), $import->heads, $refusals );
	}

	/**
	 * @param list<array{head: string, field: string|null}> $heads
	 * @return array<string, mixed>
	 */
	public static function of_tally( Tally $tally, string $encoding, string $delimiter, array $heads ): array {
		return self::shape( null, ImportState::Checked->value, $encoding, $delimiter, $tally->total(), 0, $tally->counts(), $heads, $tally->refusals( 0, Imports::MOST_ERRORS ) );
	}

	/**
	 * @param list<int>                                     $counts In the order of Outcome.
	 * @param list<array{head: string, field: string|null}> $heads
	 * @param array<int, array{string, string}>             $refusals
	 * @return array<string, mixed>
	 */
	private static function shape( ?int $id, string $state, string $encoding, string $delimiter, int $total, int $done, array $counts, array $heads, array $refusals ): array {
		$errors = array();
		foreach ( $refusals as $row => [ $column, $reason ] ) {
			$errors[] = array( 'row' => $row, 'column' => $column, 'reason' => $reason, 'message' => RefusalTexts::of( $reason, $column ) );
		}
		return array( 'id' => $id, 'state' => $state, 'encoding' => $encoding, 'delimiter' => $delimiter, 'total' => $total, 'done' => $done )
			+ array_combine( array_column( Outcome::cases(), 'value' ), $counts )
			+ array( 'columns' => $heads, 'errors' => $errors );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * What a check counts.
 */
final class Tally {

	/** @var array<string, int> */
	private array $counts;

	/** @var array<int, string> Row to `column reason`; few words, so that tens of thousands need little memory. */
	private array $refused = array();

	/** @var array<string, int> Key of a column to the members whom it changes. */
	private array $changed = array();

	/** @var array<string, array<int, string>> Outcome to row to cursor: the first that are new, and the first that change. */
	private array $previews = array();

	public function __construct() {
		$this->counts = array_fill_keys( array_column( Outcome::cases(), 'value' ), 0 );
	}

	public function add( Verdict $verdict ): void {
		++$this->counts[ $verdict->outcome->value ];
		foreach ( array_keys( $verdict->changed ) as $column ) {
			$this->changed[ $column ] = ( $this->changed[ $column ] ?? 0 ) + 1;
		}
		if ( null !== $verdict->arrival && $this->counts[ $verdict->outcome->value ] <= Imports::MOST_PREVIEWS ) {
			$this->previews[ $verdict->outcome->value ][ $verdict->record->row ] = $verdict->record->cursor;
		}
		if ( Outcome::Refused === $verdict->outcome ) {
			$this->refused[ $verdict->record->row ] = "$verdict->column $verdict->reason";
		}
	}

	public function total(): int {
		return (int) array_sum( $this->counts );
	}

	/** @return array<string, int> Key of a column to the members whom it changes, most first. */
	public function changed(): array {
		arsort( $this->changed );
		return $this->changed;
	}

	/** @return list<int> In the order of Outcome. */
	public function counts(): array {
		return array_values( $this->counts );
	}

	/** @return array<string, array<int, string>> Outcome to row to cursor. */
	public function previews(): array {
		return $this->previews;
	}

	/** @return array<int, array{string, string}> Row to column and reason, in the order of rows. */
	public function refusals( int $from, int $limit ): array {
		return array_map(
			static function ( string $line ): array {
				[ $column, $reason ] = explode( ' ', $line, 2 );
				return array( $column, $reason );
			},
			array_slice( $this->refused, $from, $limit, true )
		);
	}
}

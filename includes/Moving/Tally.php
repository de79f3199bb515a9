<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * What a check counts.
 */
final class Tally {

	/** @var array<string, int> */
	private array $counts;

	private string $lines = '';

	public function __construct() {
		$this->counts = array_fill_keys( array_column( Outcome::cases(), 'value' ), 0 );
	}

	public function add( Verdict $verdict ): void {
		++$this->counts[ $verdict->outcome->value ];
		if ( Outcome::Refused === $verdict->outcome ) {
			$this->lines .= self::line( $verdict );
		}
	}

	public function total(): int {
		return (int) array_sum( $this->counts );
	}

	/** @return list<int> In the order of Outcome. */
	public function counts(): array {
		return array_values( $this->counts );
	}

	/** @return string Lines `row column reason`. */
	public function lines(): string {
		return $this->lines;
	}

	/** @return array<int, array{string, string}> Row to column and reason. */
	public function refusals(): array {
		return self::read( $this->lines );
	}

	/**
	 * @param string $lines Of lines().
	 * @return array<int, array{string, string}> Row to column and reason.
	 */
	public static function read( string $lines ): array {
		$found = array();
		foreach ( array_filter( explode( "\n", $lines ) ) as $line ) {
			[ $row, $column, $reason ] = explode( ' ', $line, 3 );
			$found[ (int) $row ]       = array( $column, $reason );
		}
		return $found;
	}

	public static function line( Verdict $verdict ): string {
		return "{$verdict->record->row} $verdict->column $verdict->reason\n";
	}
}

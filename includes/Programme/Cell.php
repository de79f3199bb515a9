<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * One thing that counts in a month: a person who reached a stage, or a fact.
 */
final readonly class Cell {

	public const TENTH = 8640;

	/** @param int|null $seconds Since the step before; null where there is none. */
	public function __construct( public string $role, public int $field_id, public string $month, public string $stage, public ?int $seconds = null, public int $amount = 0 ) {}

	/** What it counts in: the key of a row of MonthsTable. */
	public function key(): string {
		return "{$this->role}|{$this->field_id}|{$this->month}|{$this->stage}";
	}

	/** Equal for two that count the same; in the order of the rows that they count in. */
	public function value(): string {
		return sprintf( '%s|%012d|%d', $this->key(), $this->seconds ?? -1, $this->amount );
	}

	/** In tenths of a day, as a median is told. */
	public static function tenths( int|float $seconds ): int {
		return (int) round( $seconds / self::TENTH );
	}
}

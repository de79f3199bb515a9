<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * A row of FactsTable.
 */
final readonly class Fact {

	/** @param list<int> $fields */
	public function __construct( public FactKind $kind, public int $source_id, public string $month, public array $fields, public int $amount = 0 ) {}

	/** @return list<Cell> */
	public function cells(): array {
		return array_map( fn ( int $field_id ): Cell => new Cell( '', $field_id, $this->month, $this->kind->value, null, $this->amount ), array( 0, ...$this->fields ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Which rows of a list are asked for, and in which order.
 */
final readonly class ListPage {

	/** @param string $by Name of a sortable column; '' for the list's own order. */
	public function __construct( public int $limit, public int $offset = 0, public string $by = '', public bool $ascending = false ) {}

	/**
	 * Rows that are equal keep their order from page to page.
	 *
	 * @param non-empty-array<string, string> $columns Name to SQL; the first is the list's own order, downwards.
	 * @param string                          $id      SQL of the unique id.
	 */
	public function order( array $columns, string $id ): string {
		$by   = $columns[ $this->by ] ?? reset( $columns );
		$way  = $this->ascending ? 'ASC' : 'DESC';
		return "ORDER BY $by $way" . ( $by === $id ? '' : ", $id $way" );
	}

	/**
	 * With its order.
	 *
	 * @param non-empty-array<string, string> $columns See order().
	 */
	public function sql( array $columns, string $id ): string {
		return $this->order( $columns, $id ) . " LIMIT $this->limit OFFSET $this->offset";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use mysqli;

/**
 * Writes many rows with few statements.
 */
final class Bulk {

	private const ROWS = 500;

	/** @var list<string> */
	private array $rows = array();

	/** @param list<string> $columns */
	public function __construct( private readonly mysqli $mysql, private readonly string $table, private readonly array $columns ) {}

	/** @param list<int|string|null> $values In the order of the columns. */
	public function add( array $values ): void {
		$literals     = array_map(
			fn ( int|string|null $value ): string => match ( true ) {
				null === $value => 'NULL',
				is_int( $value ) => (string) $value,
				default => "'" . $this->mysql->real_escape_string( $value ) . "'",
			},
			$values
		);
		$this->rows[] = '(' . implode( ',', $literals ) . ')';
		if ( count( $this->rows ) >= self::ROWS ) {
			$this->flush();
		}
	}

	public function flush(): void {
		if ( array() !== $this->rows ) {
			$this->mysql->query( "INSERT INTO `{$this->table}` (" . implode( ',', $this->columns ) . ') VALUES ' . implode( ',', $this->rows ) );
			$this->rows = array();
		}
	}
}

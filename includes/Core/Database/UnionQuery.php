<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * Several small reads in one statement: what a screen needs of many tables costs one way to the database.
 */
final readonly class UnionQuery {

	public function __construct( private Db $db ) {}

	/**
	 * @param non-empty-array<string, UnionPart> $selects
	 * @return array<string, list<array<string, string|null>>> The rows of each; everything is text.
	 */
	public function rows( array $selects ): array {
		$width  = max( array_map( static fn ( UnionPart $select ): int => count( $select->columns ), $selects ) );
		$parts  = array();
		$values = array();
		foreach ( array_keys( $selects ) as $number => $name ) {
			$parts[] = self::part( $number, $selects[ $name ], $width );
			array_push( $values, ...$selects[ $name ]->values );
		}
		$found = array_fill_keys( array_keys( $selects ), array() );
		$names = array_keys( $selects );
		foreach ( $this->db->rows( implode( ' UNION ALL ', $parts ), ...$values ) as $row ) {
			$name             = $names[ (int) $row['part'] ];
			$cells            = array_slice( array_values( $row ), 1, count( $selects[ $name ]->columns ) );
			$found[ $name ][] = array_combine( $selects[ $name ]->columns, $cells );
		}
		return $found;
	}

	/** As text, because tables of WordPress and ours may differ in collation. */
	private static function part( int $number, UnionPart $select, int $width ): string {
		$cells = array();
		for ( $at = 0; $at < $width; $at++ ) {
			$cells[] = ( isset( $select->columns[ $at ] ) ? "CAST(s$number.{$select->columns[ $at ]} AS CHAR)" : 'NULL' ) . " AS c$at";
		}
		return "SELECT $number AS part, " . implode( ', ', $cells ) . " FROM ({$select->sql}) s$number";
	}
}

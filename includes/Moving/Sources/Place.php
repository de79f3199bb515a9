<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Sources;

use Stringable;

/**
 * Where a list of accounts goes on: behind this one.
 */
final readonly class Place implements Stringable {

	/** @param int $row Of this one; the first is 2, as in a file with a head. */
	private function __construct( public int $id, public int $row ) {}

	public static function of( string $cursor ): self {
		return new self( ...array_map( 'intval', '' === $cursor ? array( 0, 1 ) : array_pad( explode( ':', $cursor, 2 ), 2, '1' ) ) );
	}

	/**
	 * @param list<string> $cursors
	 * @return list<int>
	 */
	public static function ids( array $cursors ): array {
		return array_column( array_map( self::of( ... ), $cursors ), 'id' );
	}

	/**
	 * @param list<int> $ids
	 * @return list<self>
	 */
	public function followed_by( array $ids ): array {
		return array_map( fn ( int $id, int $at ): self => new self( $id, $this->row + 1 + $at ), $ids, array_keys( $ids ) );
	}

	public function __toString(): string {
		return "$this->id:$this->row";
	}
}

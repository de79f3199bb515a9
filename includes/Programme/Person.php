<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;

/**
 * A row of PeopleTable.
 */
final readonly class Person {

	/**
	 * @param list<int>|null       $fields  Null before the first request.
	 * @param array<string, int>   $moments Stage key to unix seconds.
	 */
	public function __construct( public int $id, public ?int $user_id, public string $role, public string $month, public ?array $fields, public array $moments ) {}

	/** @param array<string, string|null> $row */
	public static function of_row( array $row ): self {
		$moments = array();
		foreach ( Stage::cases() as $stage ) {
			$at = $row[ $stage->column() ];
			if ( null !== $at ) {
				$moments[ $stage->value ] = Clock::from_sql( $at );
			}
		}
		return new self( (int) $row['id'], null === $row['user_id'] ? null : (int) $row['user_id'], (string) $row['role'], (string) $row['month'], null === $row['fields'] ? null : self::fields( $row['fields'] ), $moments );
	}

	/** @return list<int> */
	public static function fields( string $stored ): array {
		return array_map( 'intval', array_values( array_filter( explode( ',', $stored ) ) ) );
	}

	/** @param list<int> $fields */
	public static function stored( array $fields ): string {
		$text = array() === $fields ? '' : ',' . implode( ',', $fields ) . ',';
		return strlen( $text ) > 255 ? substr( $text, 0, 1 + (int) strrpos( substr( $text, 0, 255 ), ',' ) ) : $text;
	}

	/**
	 * What the person counts in; nobody counts before they chose a role.
	 *
	 * @return list<Cell>
	 */
	public function cells(): array {
		$role  = Role::tryFrom( $this->role );
		$cells = array();
		foreach ( null === $role || Role::Undecided === $role ? array() : Stage::of( $role ) as $stage ) {
			if ( isset( $this->moments[ $stage->value ] ) ) {
				foreach ( array( 0, ...( $this->fields ?? array() ) ) as $field_id ) {
					$cells[] = new Cell( $this->role, $field_id, $this->month, $stage->value, $this->seconds( $stage ) );
				}
			}
		}
		return $cells;
	}

	/** Seconds from the step before; a step that came earlier took none. */
	private function seconds( Stage $stage ): ?int {
		$before = $this->moments[ $stage->before()->value ?? '' ] ?? null;
		return null === $before ? null : max( 0, $this->moments[ $stage->value ] - $before );
	}
}

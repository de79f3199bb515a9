<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use Closure;

/**
 * Whether tables and what is derived into them are there, and how they come back.
 */
final readonly class SchemaCheck {

	/**
	 * @param Closure(): void                           $rebuild Module::rebuild() of all modules; see Upgrader::run().
	 * @param Closure(): array<string, Closure(): bool> $indexes Module::indexes() of all modules, by full names as missing() has them.
	 */
	public function __construct( public Upgrader $upgrader, private Closure $rebuild, private Closure $indexes ) {}

	/** @return list<string> What of the tables is not there; see SchemaRefused. */
	public function missing(): array {
		return $this->upgrader->missing();
	}

	/**
	 * Only where no table is missing.
	 *
	 * @return list<string> Names of derived tables that are empty, though what they are made of is not.
	 */
	public function empty_indexes(): array {
		return array_keys( array_filter( ( $this->indexes )(), static fn ( Closure $is_lost ): bool => $is_lost() ) );
	}

	/**
	 * Creates the tables that are missing and fills derived ones again; capabilities, pages and settings stay as administrators left them.
	 *
	 * @return list<string> What came back.
	 * @throws SchemaRefused
	 * @throws NewerData
	 */
	public function rebuild(): array {
		$back = array();
		$done = $this->upgrader->alone(
			function () use ( &$back ): void {
				$back = $this->rebuild_alone();
			}
		);
		if ( ! $done ) {
			throw new SchemaRefused( $this->missing(), array( 'Another request is changing the tables.' ) );
		}
		return $back;
	}

	/** @return list<string> See rebuild(). */
	private function rebuild_alone(): array {
		$missing = $this->missing();
		$empty   = array();
		$this->upgrader->run(
			function () use ( &$empty ): void {
				$empty = $this->empty_indexes();
				( $this->rebuild )();
			}
		);
		$filled = array_diff( $empty, $this->empty_indexes() );
		// A table that was made was empty too.
		return array( ...$missing, ...array_values( array_filter( $filled, static fn ( string $name ): bool => ! in_array( explode( ' ', $name )[0], $missing, true ) ) ) );
	}
}

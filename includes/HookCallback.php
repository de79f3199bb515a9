<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

/**
 * What WordPress is given for a row of the map that needs its module. Every request makes a hundred of them: as closures
 * they would take seven times the memory. It holds its row, because `current_filter()` is another hook's after an exception that
 * someone caught.
 *
 * @phpstan-import-type HookRow from Boot
 */
final readonly class HookCallback {

	/** @param HookRow $row */
	public function __construct( private Boot $boot, private array $row ) {}

	public function __invoke( mixed ...$given ): mixed {
		return $this->boot->call( $this->row, $given );
	}
}

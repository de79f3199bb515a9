<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

/**
 * What WordPress is given for a row of the map: the same for all hooks that have a row of this number, told apart by the
 * hook that fires.
 */
final readonly class HookCallback {

	/**
	 * @param int $group  See Boot::call().
	 * @param int $number See Boot::call().
	 */
	public function __construct( private Boot $boot, private int $group, private int $number ) {}

	public function __invoke( mixed ...$given ): mixed {
		return $this->boot->call( $this->group, $this->number, $given );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * A step of a plan about to be written.
 */
final readonly class NewStep {

	/**
	 * @param string $deadline `yyyy-MM-dd`.
	 * @param int    $done_at  Unix seconds; 0 for not yet (only past plans have done steps from the start).
	 */
	public function __construct( public string $action, public string $result, public string $deadline, public int $done_at = 0 ) {}
}

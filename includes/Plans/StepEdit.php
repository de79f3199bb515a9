<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * What a step should become.
 */
final readonly class StepEdit {

	/** @param string $deadline `yyyy-MM-dd`. */
	public function __construct( public string $action, public string $result, public string $deadline, public bool $done ) {}
}

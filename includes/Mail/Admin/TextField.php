<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

/**
 * One field of the form of texts.
 */
final readonly class TextField {

	/** @param int $rows 1 for a line. */
	public function __construct( public string $name, public string $label, public string $value, public int $max, public string $help = '', public int $rows = 1 ) {}
}

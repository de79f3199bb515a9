<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * Text that people wrote, on its way into the database. WordPress's SQLite driver rewrites literals that look like
 * dates, so there it travels as a hex literal. For writes only: a comparison takes a plain string.
 */
final readonly class FreeText {

	public function __construct( public string $text ) {}
}

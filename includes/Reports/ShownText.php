<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * A text of a case or of its thread, as staff read it. Time is UTC `yyyy-MM-dd HH:mm:ss`.
 */
final readonly class ShownText {

	public function __construct( public string $author_name, public string $content, public string $created_at, public bool $is_reported = false ) {}
}

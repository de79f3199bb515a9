<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * What somebody reports, and what they say about it.
 */
final readonly class NewReport {

	public function __construct( public What $what, public MentorKind $kind, public int $id, public Reason $reason, public string $text, public bool $block, public string $client_id ) {}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * Which mentor is meant: a member and a mentor at a hub may have the same id.
 */
final readonly class MentorKey {

	public function __construct( public MentorKind $kind, public int $id ) {}
}

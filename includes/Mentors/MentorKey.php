<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * Which mentor is meant, in both languages: the kind and `pair_key` of the index. A member and a mentor at a hub may have the same id, and a
 * mentor at a hub has one in each language.
 */
final readonly class MentorKey {

	public function __construct( public MentorKind $kind, public string $pair ) {}

	public static function of_member( int $user_id ): self {
		return new self( MentorKind::Dynamic, (string) $user_id );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * The roles of members; the values are the names of WordPress roles.
 */
enum Role: string {
	case Founder   = 'frontuser';
	case Mentor    = 'mentorius';
	case Undecided = 'neapsisprendes';

	/** The type numbers of the register pages: 1 founder, 2 mentor. */
	public static function from_type( string $type ): ?self {
		return match ( $type ) {
			'1', 'frontuser' => self::Founder,
			'2', 'mentorius' => self::Mentor,
			default => null,
		};
	}
}

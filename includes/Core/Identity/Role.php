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

	/** As staff read it. */
	public function label(): string {
		return match ( $this ) {
			self::Founder   => __( 'Founder', 'mentoriai-portal' ),
			self::Mentor    => __( 'Mentor', 'mentoriai-portal' ),
			self::Undecided => __( 'Role not chosen', 'mentoriai-portal' ),
		};
	}

	/** The name of any role of WordPress; its translations know none of ours. */
	public static function name_of( string $role ): string {
		return PortalManager::ROLE === $role ? __( 'Portal manager', 'mentoriai-portal' ) : self::tryFrom( $role )?->label() ?? translate_user_role( wp_roles()->get_names()[ $role ] ?? $role );
	}
}

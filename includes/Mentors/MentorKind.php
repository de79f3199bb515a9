<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * The two lists: members who are mentors, and mentors that editors present.
 */
enum MentorKind: string {
	/** The id is a WordPress user's. */
	case Dynamic = 'dynamic';
	/** The id is that of a post `mentoriai_mentor`. */
	case Static = 'static';

	/** The name of its list in data/v1. */
	public function route(): string {
		return 'mentoriai_' . $this->value;
	}

	public function url( string $slug, Lang $lang ): string {
		return self::Dynamic === $this ? PortalUrls::dynamic_mentor( $slug, $lang ) : PortalUrls::static_mentor( $slug, $lang );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Spa;

/**
 * Who may enter a screen; all others are led to Login or to their profile (src/app/guard.ts).
 */
enum Entry: string {
	case Anyone   = 'anyone';
	case Guests   = 'guests';
	case SignedIn = 'signed_in';
	/** Founders and mentors. */
	case Members = 'members';
	case Mentors = 'mentors';

	public function needs_account(): bool {
		return self::Anyone !== $this && self::Guests !== $this;
	}
}

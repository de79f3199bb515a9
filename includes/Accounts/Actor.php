<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

/**
 * Who changes a status.
 */
enum Actor {
	/** The person, by saving the profile or by leaving. */
	case Member;
	/** Administrators and editors, in wp-admin. */
	case Staff;
	/** The action `mentoriai_set_user_status`. */
	case Code;
}

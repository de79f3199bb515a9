<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * An email that tells staff of something they can deal with; each chooses in the WordPress profile which they get. See StaffMails.
 */
interface StaffMail extends SwitchableMail {

	/** Who may deal with it, and nobody else gets it. */
	public function capability(): string;
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Identity\Role;

/**
 * An email that a member may switch off, in the profile or by the link at its end. Emails about the account's safety are
 * never of this kind.
 */
interface OptionalMail extends SwitchableMail {

	/** Whom alone it is for; null for members of every role. Others do not see its switch. */
	public function role(): ?Role;

	public function group(): MailGroup;
}

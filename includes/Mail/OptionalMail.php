<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * A mail that its reader may switch off, in the profile or by the link at its end. The mailer leaves it out then and
 * adds the link by itself. Mails about the account's safety are never of this kind.
 */
interface OptionalMail extends MailType {}

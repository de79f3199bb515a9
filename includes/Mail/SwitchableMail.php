<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * An email that its reader may switch off, which is kept by MutedMails: an OptionalMail of members or a StaffMail. The mailer
 * leaves it out then and adds the unsubscribe link by itself.
 */
interface SwitchableMail extends MailType {}

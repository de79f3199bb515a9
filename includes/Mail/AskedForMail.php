<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * A mail that its reader has just asked for and waits for: it leaves from a copy of the site too (Core\SiteCopy), if it
 * was asked for there.
 */
interface AskedForMail extends MailType {}

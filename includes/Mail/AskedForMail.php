<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * An email that its reader has just asked for and waits for: it leaves from a copy of the site too (Core\SiteCopy), if it
 * was asked for there.
 */
interface AskedForMail extends MailType {}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * An email that is of use for a shorter time than others (MailTypes::LIFETIME): one that comes due later is dropped.
 */
interface ShortLivedMail extends MailType {

	/** Seconds since it was queued, e.g. 3600. */
	public function lifetime(): int;
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * An email that may go to someone without an account (user 0): the address is asked for when it is sent, so the queue holds none.
 */
interface AddressedMail extends MailType {

	/**
	 * @param array<string, mixed> $data What the queue was given.
	 * @return string '' where there is none any more, and the email is dropped.
	 */
	public function address( array $data ): string;
}

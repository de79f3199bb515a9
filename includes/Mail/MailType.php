<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * A kind of mail. It is composed when it is sent, so the queue holds no secret and no stale text.
 */
interface MailType {

	/** E.g. `confirm_email`. */
	public function key(): string;

	/**
	 * Writes the mail in the language of the recipient; runs inside Locale::within( $lang ).
	 *
	 * @param int                  $user_id Recipient.
	 * @param array<string, mixed> $data    What enqueue() was given.
	 * @return MailContent|null Null when there is no reason to send it any more.
	 */
	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent;
}

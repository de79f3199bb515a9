<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * A kind of email, whose words staff may edit per language (Settings → Email texts). What it says is asked for when it is
 * sent, so the queue holds no secret and no stale text. All but key() runs inside Locale::within().
 */
interface MailType {

	/** E.g. `confirm_email`. */
	public function key(): string;

	/** What staff and members call it, e.g. __( 'New message', 'mentoriai-portal' ). */
	public function title(): string;

	/** The words it has until someone edits them. */
	public function texts(): MailTexts;

	/** @return list<MailPlaceholder> Besides MailTextRule::COMMON, which every email has. */
	public function placeholders(): array;

	/**
	 * What the placeholders stand for in one email, in the language of its reader.
	 *
	 * @param int                  $user_id Recipient.
	 * @param array<string, mixed> $data    What the queue was given.
	 * @return MailFacts|null Null when there is no reason to send it any more.
	 */
	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts;
}

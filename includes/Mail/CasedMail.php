<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * A kind of mail with other sentences for other readers or causes: each case has words of its own, which staff edit by
 * themselves. Which one a mail is, its facts say.
 */
interface CasedMail extends MailType {

	/** @return array<string, string> Case, of letters, to what staff call it; none where all readers get the same. */
	public function cases(): array;

	/** The words of a case until somebody edits them. */
	public function texts_of( string $name ): MailTexts;

	/**
	 * What the placeholders stood for that held whole sentences before there were cases: words saved then may have them.
	 *
	 * @return array<string, string>
	 */
	public function former_placeholders( string $name ): array;
}

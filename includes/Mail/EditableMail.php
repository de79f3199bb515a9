<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * A mail whose words staff may edit per language (Settings → Mail texts). compose() answers with
 * `$this->texts()->content( $values, $url )`; the edited words take the place of texts() when there are any.
 * `{name}` (first name of the reader) and `{site}` are there in every mail without being declared.
 */
interface EditableMail extends MailType {

	/** What staff and members call it, e.g. __( 'New message', 'mentoriai-portal' ). */
	public function title(): string;

	/** The words it has until somebody edits them; runs inside Locale::within(). */
	public function texts(): MailTexts;

	/** @return list<MailPlaceholder> Beside `{name}` and `{site}`. */
	public function placeholders(): array;
}

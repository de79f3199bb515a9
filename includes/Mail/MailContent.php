<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;

/**
 * What one email says, plain text without HTML; the mailer makes the text part and the HTML part of it.
 */
final readonly class MailContent {

	/** One line. */
	public string $subject;

	/**
	 * @param list<string>            $paragraphs Body.
	 * @param string                  $button     Text of the one button; '' for none.
	 * @param string                  $url        Where the button leads.
	 * @param (Closure(): mixed)|null $sent       See MailFacts.
	 * @param string                  $calendar   See MailFacts.
	 */
	public function __construct(
		string $subject,
		public array $paragraphs,
		public string $button = '',
		public string $url = '',
		public MailFrame $frame = new MailFrame(),
		public ?Closure $sent = null,
		public string $calendar = ''
	) {
		$this->subject = HeaderText::of( $subject );
	}
}

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
	 * @param list<string>            $paragraphs      Body.
	 * @param string                  $button          Text of the one button; '' for none.
	 * @param string                  $url             Where the button leads.
	 * @param list<string>            $about           Lines at the end: who writes and why.
	 * @param string                  $unsubscribe_url Working link that ends emails of this kind; '' where they cannot be ended.
	 * @param (Closure(): mixed)|null $sent            See MailFacts.
	 */
	public function __construct(
		string $subject,
		public array $paragraphs,
		public string $button = '',
		public string $url = '',
		public array $about = array(),
		public string $unsubscribe_url = '',
		public ?Closure $sent = null
	) {
		$this->subject = HeaderText::of( $subject );
	}
}

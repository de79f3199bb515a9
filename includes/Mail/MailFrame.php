<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * What stands around the text of one email, finished: FrameTexts are the words it is made of.
 */
final readonly class MailFrame {

	/**
	 * @param list<string> $about           Lines at the end: who writes and why.
	 * @param string       $signature       After the text and the button; '' for none.
	 * @param string       $button_help     Before the button's address.
	 * @param string       $unsubscribe     Text of the link below.
	 * @param string       $unsubscribe_url Working link that ends emails of this kind; '' where they cannot be ended.
	 */
	public function __construct(
		public array $about = array(),
		public string $signature = '',
		public string $button_help = '',
		public string $unsubscribe = '',
		public string $unsubscribe_url = ''
	) {}
}

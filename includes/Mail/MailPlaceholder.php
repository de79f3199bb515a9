<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * A word in braces, such as `{reason}`, that is in an email's texts for what is known only when it is sent.
 */
final readonly class MailPlaceholder {

	/**
	 * @param string $name     Without braces: Latin letters and `_`.
	 * @param string $label    What it stands for, as staff read it.
	 * @param string $sample   What previews show.
	 * @param bool   $required Whether an edited text must keep it.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public string $sample,
		public bool $required = false
	) {}
}

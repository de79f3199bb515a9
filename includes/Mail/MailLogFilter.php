<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * Which emails of the log staff want to see; '' for all.
 */
final readonly class MailLogFilter {

	/**
	 * @param string $kind   Key of an email.
	 * @param string $state  State of the queue.
	 * @param string $person Part of a name or address.
	 */
	public function __construct( public string $kind = '', public string $state = '', public string $person = '' ) {}
}

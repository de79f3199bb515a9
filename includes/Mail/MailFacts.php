<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;

/**
 * What one email is about, whatever its words are.
 */
final readonly class MailFacts {

	/**
	 * @param array<string, string>   $values Placeholder to what it stands for.
	 * @param string                  $url    Where the button leads; '' for no button.
	 * @param (Closure(): mixed)|null $sent   Runs when the mail server has taken the mail; a failure of it is logged and changes nothing.
	 * @param string                  $name   Which of its cases the mail is; see CasedMail.
	 * @param string                  $calendar iCalendar with a METHOD, which calendars take over from the mail; '' for none.
	 */
	public function __construct( public array $values = array(), public string $url = '', public ?Closure $sent = null, public string $name = '', public string $calendar = '' ) {}
}

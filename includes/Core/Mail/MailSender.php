<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Locale;

final readonly class MailSender {

	/** @param Closure(): list<MailType> $types */
	public function __construct(
		private MailQueueRepository $mails,
		private Closure $types,
		private Locale $locale,
		private Clock $clock
	) {}

	public function send_due(): void {
	}
}

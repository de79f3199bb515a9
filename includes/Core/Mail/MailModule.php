<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

use Closure;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Sends what is queued: text and HTML parts, retries after 1, 5, 30 and 120 minutes, an outbox of files where
 * MENTORIAI_MAIL_DIR is set.
 */
final class MailModule extends Module {

	/** @param Closure(): list<MailType> $types */
	public function __construct( private readonly Services $core, private readonly Closure $types ) {}

	public function register(): void {
		$sender = new MailSender( new MailQueueRepository( $this->core->db ), $this->types, $this->core->locale, $this->core->clock );
		add_action( Background::RUN, array( $sender, 'send_due' ), 90 );
	}

	public function tables(): array {
		return array( new MailQueueTable() );
	}
}

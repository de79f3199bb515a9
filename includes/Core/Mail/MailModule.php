<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

use Closure;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Mail outside the request: a queue, retries after 1, 5, 30 and 120 minutes, a log for staff; an outbox of files
 * where MENTORIAI_MAIL_DIR is set.
 */
final class MailModule extends Module {

	private readonly MailQueueRepository $mails;

	private readonly MailSender $sender;

	/** @param Closure(): list<MailType> $types */
	public function __construct( Services $core, Closure $types ) {
		$this->mails  = new MailQueueRepository( $core->db );
		$this->sender = new MailSender( $this->mails, $types, $core->locale, $core->settings, $core->clock );
	}

	public function register(): void {
		add_action( Background::RUN, array( $this->sender, 'send_due' ), 90 );
		add_action( 'admin_menu', array( new MailLogPage( $this->mails ), 'add' ) );
		add_filter( 'site_status_tests', array( new MailHealth( $this->mails ), 'add' ) );
		if ( defined( 'MENTORIAI_MAIL_DIR' ) && is_string( MENTORIAI_MAIL_DIR ) ) {
			add_filter( 'wp_mail', array( $this, 'use_outbox' ) );
		}
	}

	public function tables(): array {
		return array( new MailQueueTable() );
	}

	/**
	 * @param array<string, mixed> $mail Passed through.
	 * @return array<string, mixed>
	 */
	public function use_outbox( array $mail ): array {
		require_once ABSPATH . 'wp-includes/PHPMailer/PHPMailer.php';
		require_once ABSPATH . 'wp-includes/PHPMailer/Exception.php';
		FileMailer::install( (string) MENTORIAI_MAIL_DIR );
		return $mail;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\Admin\MailLogPage;
use MentoriaiPortal\Mail\Admin\MailTextsPage;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Mail outside the request: a queue, retries after 1, 5, 30 and 120 minutes, words that staff edit, a log for staff; an
 * outbox of files where MENTORIAI_MAIL_DIR is set.
 */
final class MailModule extends Module {

	private readonly MailQueueRepository $mails;

	private readonly MailTypes $types;

	private readonly EditedTexts $edited;

	private readonly MailComposer $composer;

	private readonly MailDelivery $delivery;

	/** @param Closure(): list<MailType> $types */
	public function __construct( private readonly Services $core, Closure $types ) {
		$this->mails    = new MailQueueRepository( $core->db );
		$this->types    = new MailTypes( $types );
		$this->edited   = new EditedTexts();
		$this->composer = new MailComposer( $this->edited, $core->locale, new SiteName( $core->settings ) );
		$this->delivery = new MailDelivery( $core->locale );
	}

	public function register(): void {
		$core = $this->core;
		add_action( 'parse_request', array( new UnsubscribePage( $this->types, $core->locale, new SiteName( $core->settings ) ), 'answer' ), 1 );
		add_action( 'admin_menu', array( new MailLogPage( $this->mails, $this->types, $core->settings ), 'add' ) );
		add_action( 'admin_menu', array( new MailTextsPage( $this->types, $this->edited, $this->composer, $this->delivery, $core->locale ), 'add' ) );
		if ( defined( 'MENTORIAI_MAIL_DIR' ) && is_string( MENTORIAI_MAIL_DIR ) ) {
			add_filter( 'wp_mail', array( $this, 'use_outbox' ) );
		}
	}

	public function jobs(): array {
		return array( 'mail' => array( new MailSender( $this->mails, $this->types, $this->composer, $this->delivery, $this->core->settings, $this->core->clock ), 'send_due' ) );
	}

	public function health(): array {
		return array( new MailHealth( $this->mails ) );
	}

	public function tables(): array {
		return array( new MailQueueTable() );
	}

	public function personal_data(): array {
		return array( new MailLogData( $this->mails, $this->types ) );
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

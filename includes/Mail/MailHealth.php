<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;
use MentoriaiPortal\Mail\Admin\MailLogPage;

/**
 * Site Health: emails that failed.
 */
final readonly class MailHealth implements HealthCheck {

	public function __construct( private MailQueueRepository $mails ) {}

	public function key(): string {
		return 'mentoriai_mail';
	}

	public function label(): string {
		return __( 'Emails of the portal', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$good = 0 === $this->mails->failed();
		return new HealthResult(
			$good ? 'good' : 'recommended',
			$good ? __( 'All emails of the portal were sent', 'mentoriai-portal' ) : __( 'Some emails of the portal could not be sent', 'mentoriai-portal' ),
			__( 'If any has failed, check the mail server of this site.', 'mentoriai-portal' ),
			array(),
			MailLogPage::url(),
			__( 'Open the email log', 'mentoriai-portal' )
		);
	}
}

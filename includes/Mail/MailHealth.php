<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Mail\Admin\CopyNotice;
use MentoriaiPortal\Mail\Admin\MailLogPage;

/**
 * Site Health: emails that stand still, are refused or were given up, or that a copy of the site holds back. Whether anything runs at all is BackgroundHealth's.
 */
final readonly class MailHealth implements HealthCheck {

	/** Seconds after which an email that is due is late. */
	private const LATE = 900;

	public function __construct( private MailQueueRepository $mails, private HeldMailRepository $held, private Clock $clock ) {}

	public function key(): string {
		return 'mentoriai_mail';
	}

	public function label(): string {
		return __( 'The portal’s emails', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		return SiteCopy::is_copy() ? $this->held() : $this->leaving();
	}

	private function held(): HealthResult {
		return new HealthResult( 'recommended', CopyNotice::title(), CopyNotice::text( $this->held->count() ), array(), MailLogPage::url(), __( 'Open the email log', 'mentoriai-portal' ) );
	}

	private function leaving(): HealthResult {
		$now      = $this->clock->now();
		$troubles = $this->mails->troubles( $now, $now - self::LATE, $now - 86400 );
		$details  = self::details( $troubles );
		$label    = __( 'Some of the portal’s emails could not be sent', 'mentoriai-portal' );
		if ( array() === $details ) {
			$label = __( 'All of the portal’s emails were sent', 'mentoriai-portal' );
		} elseif ( $troubles['waiting'] > 0 ) {
			$label = __( 'The portal’s emails are not being sent', 'mentoriai-portal' );
		}
		return new HealthResult(
			$troubles['waiting'] > 0 ? 'critical' : ( array() === $details ? 'good' : 'recommended' ),
			$label,
			array() === $details
				? __( 'No email failed in the last day, and none is late.', 'mentoriai-portal' )
				: __( 'If the portal’s background work is not running, fix that first. Otherwise check this site’s email server: the email log shows its messages. Then resend failed emails there.', 'mentoriai-portal' ),
			$details,
			MailLogPage::url(),
			__( 'Open the email log', 'mentoriai-portal' )
		);
	}

	/**
	 * @param array{waiting: int, refused: int, failed: int, too_late: int} $troubles
	 * @return list<string>
	 */
	private static function details( array $troubles ): array {
		$lines = array(
			/* translators: %d: number of emails. */
			'waiting'  => _n( '%d email should have been sent more than 15 minutes ago', '%d emails should have been sent more than 15 minutes ago', $troubles['waiting'], 'mentoriai-portal' ),
			/* translators: %d: number of emails. */
			'refused'  => _n( '%d email was refused three times or more and will be tried again', '%d emails were refused three times or more and will be tried again', $troubles['refused'], 'mentoriai-portal' ),
			/* translators: %d: number of emails. */
			'failed'   => _n( '%d email failed', '%d emails failed', $troubles['failed'], 'mentoriai-portal' ),
			/* translators: %d: number of emails. */
			'too_late' => _n( '%d email was dropped in the last day: it was too late to send it', '%d emails were dropped in the last day: it was too late to send them', $troubles['too_late'], 'mentoriai-portal' ),
		);
		$found = array_filter( $troubles );
		return array_map( 'sprintf', array_intersect_key( $lines, $found ), $found );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Settings;
use Throwable;

/**
 * Sends what is due, through wp_mail(), each mail by one process only; forgets what the log has kept long enough.
 *
 * @phpstan-import-type Mail from MailQueueRepository
 */
final readonly class MailSender {

	private const BATCH = 50;

	/**
	 * So many mails are with the mail server at once, and after so many failures in a row a process leaves it alone:
	 * one that hangs holds up a few processes, never all that should answer visitors.
	 */
	private const AT_ONCE  = 3;
	private const PATIENCE = 2;

	/** A claim older than this belongs to a process that died. */
	private const CLAIM_SECONDS = 300;

	/** Seconds to wait after the first, second … failure. */
	private const RETRIES = array( 60, 300, 1800, 7200 );

	public function __construct(
		private MailQueueRepository $mails,
		private MailTypes $types,
		private MailComposer $composer,
		private MailDelivery $delivery,
		private Settings $settings,
		private Clock $clock
	) {}

	/** Asks again until nothing is due: what others left to this process (AT_ONCE) is not left lying. */
	public function send_due(): void {
		$failures = 0;
		do {
			$now   = $this->clock->now();
			$mails = $this->mails->due( $now, self::BATCH );
			foreach ( $mails as $mail ) {
				if ( $failures >= self::PATIENCE || $this->mails->in_flight( $now ) >= self::AT_ONCE ) {
					return;
				}
				if ( ! $this->mails->claim( $mail['id'], $mail['next_at'], $now + self::CLAIM_SECONDS ) ) {
					continue;
				}
				// A claim is a try, whether or not its process lived to tell: a mail that kills PHP is not tried for ever.
				if ( $mail['attempts'] > count( self::RETRIES ) ) {
					$this->mails->finish( $mail['id'], 'failed', $now, __( 'Sending broke off each time.', 'mentoriai-portal' ) );
					continue;
				}
				$failures = $this->send( $mail, $now ) ? 0 : $failures + 1;
			}
		} while ( array() !== $mails );
		$this->mails->purge( $now - 86400 * max( 1, $this->settings->int( 'mail_log_days' ) ) );
	}

	/**
	 * @param Mail $mail
	 * @return bool Whether it need not be tried again.
	 */
	private function send( array $mail, int $now ): bool {
		try {
			$type    = '' === $mail['email'] ? null : $this->types->find( $mail['type'] );
			$content = null === $type ? null : $this->composer->compose( $type, $mail['user_id'], $mail['lang'], $mail['data'] );
			if ( null === $content ) {
				$this->mails->finish( $mail['id'], 'dropped', $now );
				return true;
			}
			$error = $this->delivery->deliver( $mail['email'], $content, $mail['lang'], $this->composer->sender() );
		} catch ( Throwable $failure ) {
			$content = null;
			$error   = $failure->getMessage();
		}
		$wait = self::RETRIES[ $mail['attempts'] ] ?? null;
		if ( null !== $content && '' === $error ) {
			$this->mails->finish( $mail['id'], 'sent', $now );
			$this->note_sent( $mail['type'], $content );
			return true;
		}
		if ( null === $wait ) {
			$this->mails->finish( $mail['id'], 'failed', $now, $error );
		} else {
			$this->mails->retry( $mail['id'], $now + $wait, $error );
		}
		return false;
	}

	/** The mail has left, whatever fails here. */
	private function note_sent( string $type, MailContent $content ): void {
		try {
			if ( null !== $content->sent ) {
				( $content->sent )();
			}
		} catch ( Throwable $failure ) {
			FaultLog::write( $failure, "after mail $type" );
		}
	}
}

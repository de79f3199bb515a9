<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;
use Throwable;

/**
 * Sends what is due, through wp_mail(), each mail by one process only; forgets what the log has kept long enough.
 *
 * @phpstan-import-type Mail from MailQueueRepository
 */
final readonly class MailSender {

	private const BATCH = 50;

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

	public function send_due(): void {
		$now = $this->clock->now();
		foreach ( $this->mails->due( $now, self::BATCH ) as $mail ) {
			if ( $this->mails->claim( $mail['id'], $mail['next_at'], $now + self::CLAIM_SECONDS ) ) {
				$this->send( $mail, $now );
			}
		}
		$this->mails->purge( $now - 86400 * max( 1, $this->settings->int( 'mail_log_days' ) ) );
	}

	/** @param Mail $mail */
	private function send( array $mail, int $now ): void {
		try {
			$type    = '' === $mail['email'] ? null : $this->types->find( $mail['type'] );
			$content = null === $type ? null : $this->composer->compose( $type, $mail['user_id'], $mail['lang'], $mail['data'] );
			if ( null === $content ) {
				$this->mails->finish( $mail['id'], 'dropped', $now );
				return;
			}
			$error = $this->delivery->deliver( $mail['email'], $content, $mail['lang'], $this->composer->site_name() );
		} catch ( Throwable $failure ) {
			$error = $failure->getMessage();
		}
		$wait = self::RETRIES[ $mail['attempts'] ] ?? null;
		if ( '' === $error ) {
			$this->mails->finish( $mail['id'], 'sent', $now );
		} elseif ( null === $wait ) {
			$this->mails->finish( $mail['id'], 'failed', $now, $error );
		} else {
			$this->mails->retry( $mail['id'], $now + $wait, $error );
		}
	}
}

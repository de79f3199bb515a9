<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteCopy;
use Throwable;

/**
 * Sends what is due, through wp_mail(), each email by one process only and within its lifetime; forgets what the log
 * has kept long enough. A copy of the site sends only what people have just asked for.
 *
 * @phpstan-import-type Mail from MailQueueRepository
 */
final readonly class MailSender {

	private const BATCH = 50;

	/**
	 * So many emails are with the mail server at once, and after so many failures in a row a process leaves it alone:
	 * one that hangs holds up a few processes, never all that should answer visitors.
	 */
	private const AT_ONCE  = 3;
	private const PATIENCE = 2;

	/** A claim older than this belongs to a process that died. */
	private const CLAIM_SECONDS = 300;

	/** Seconds to wait after the first, second … refusal, as long as the mail's lifetime lasts. */
	public const RETRIES = array( 60, 300, 1800, 7200, 21600, 43200, 86400 );

	public function __construct(
		private MailQueueRepository $mails,
		private HeldMailRepository $held,
		private MailTypes $types,
		private MailComposer $composer,
		private MailDelivery $delivery,
		private Settings $settings,
		private Clock $clock
	) {}

	public function send_due(): void {
		$this->send_all();
		$now = $this->clock->now();
		$this->held->drop( $now, SiteCopy::is_copy() ? $now - MailTypes::LIFETIME : $now );
		$this->mails->forget_failed( $now );
		$this->mails->purge( $now - 86400 * max( 1, $this->settings->int( 'mail_log_days' ) ) );
	}

	/** Asks again until nothing is due: what others left to this process (AT_ONCE) is not left lying. */
	private function send_all(): void {
		$failures = 0;
		do {
			$now   = $this->clock->now();
			$mails = $this->mails->due( $now, self::BATCH, $this->held );
			foreach ( $mails as $mail ) {
				// A slow server may take minutes for those before.
				$now = $this->clock->now();
				if ( $failures >= self::PATIENCE || $this->mails->in_flight( $now ) >= self::AT_ONCE ) {
					return;
				}
				$claim = $now + self::CLAIM_SECONDS;
				if ( $this->mails->claim( $mail['id'], $mail['next_at'], $claim ) && ! $this->is_over( $mail, $claim, $now ) ) {
					$failures = $this->send( $mail, $claim, $now ) ? 0 : $failures + 1;
				}
			}
		} while ( array() !== $mails );
	}

	/**
	 * Ends an email that must not be sent any more.
	 *
	 * @param Mail $mail  As it was before it was claimed.
	 * @param int  $claim When the claim ends.
	 */
	private function is_over( array $mail, int $claim, int $now ): bool {
		$until = $mail['created_at'] + $this->types->lifetime( $mail['type'] );
		if ( $now >= $until && NotSent::is_refusal( $mail['error'] ) ) {
			$this->mails->fail( $mail['id'], $claim, $now, $mail['error'], $until );
		} elseif ( $now >= $until ) {
			$this->mails->drop( $mail['id'], $claim, $now, NotSent::TooLate->value );
		} elseif ( 'sending' === $mail['state'] && NotSent::BrokeOffOnce->value === $mail['error'] ) {
			$this->mails->fail( $mail['id'], $claim, $now, NotSent::BrokeOff->value, $until );
		} else {
			return false;
		}
		return true;
	}

	/**
	 * @param Mail $mail
	 * @param int  $claim When the claim ends.
	 * @return bool Whether it need not be tried again.
	 */
	private function send( array $mail, int $claim, int $now ): bool {
		try {
			$type    = $this->types->find( $mail['type'] );
			$to      = 0 === $mail['user_id'] && $type instanceof AddressedMail ? $type->address( $mail['data'] ) : $mail['email'];
			$content = null === $type || '' === $to ? null : $this->composer->compose( $type, $mail['user_id'], $mail['lang'], $mail['data'] );
			if ( null === $content ) {
				$this->mails->drop( $mail['id'], $claim, $now );
				return true;
			}
			$note  = fn () => $this->mails->sent( $mail['id'], $now );
			$error = $this->delivery->deliver( $mail['type'], $to, $content, $mail['lang'], $this->composer->sender(), $note );
		} catch ( Throwable $failure ) {
			$content = null;
			$error   = $failure->getMessage();
		}
		if ( null !== $content && '' === $error ) {
			$this->mails->sent( $mail['id'], $now );
			$this->note_sent( $mail['type'], $content );
			return true;
		}
		$wait  = self::RETRIES[ $mail['attempts'] ] ?? null;
		$until = $mail['created_at'] + $this->types->lifetime( $mail['type'] );
		// That it broke off before stays noted, so that it cannot leave a third time.
		$broke_off = 'sending' === $mail['state'] || NotSent::BrokeOffOnce->value === $mail['error'];
		if ( null === $wait || $now + $wait >= $until ) {
			$this->mails->fail( $mail['id'], $claim, $now, $broke_off ? NotSent::BrokeOff->value : $error, $until );
		} else {
			$this->mails->retry( $mail['id'], $claim, $now + $wait, $broke_off ? NotSent::BrokeOffOnce->value : $error );
		}
		return false;
	}

	/** The email has left, whatever fails here. */
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

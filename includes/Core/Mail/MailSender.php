<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Mail;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/**
 * Sends what is due, through wp_mail(), each mail by one process only.
 *
 * @phpstan-import-type Mail from MailQueueRepository
 */
final readonly class MailSender {

	private const BATCH = 50;

	/** A claim older than this belongs to a process that died. */
	private const CLAIM_SECONDS = 300;

	/** Seconds to wait after the first, second … failure. */
	private const RETRIES = array( 60, 300, 1800, 7200 );

	/** @param Closure(): list<MailType> $types */
	public function __construct(
		private MailQueueRepository $mails,
		private Closure $types,
		private Locale $locale,
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
		$this->mails->purge( $now );
	}

	/** @param Mail $mail */
	private function send( array $mail, int $now ): void {
		try {
			$content = $this->compose( $mail );
			if ( null === $content ) {
				$this->mails->finish( $mail['id'], 'dropped', $now );
				return;
			}
			$error = $this->deliver( $mail, $content );
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

	/** @param Mail $mail */
	private function compose( array $mail ): ?MailContent {
		if ( '' === $mail['email'] ) {
			return null;
		}
		foreach ( ( $this->types )() as $type ) {
			if ( $type->key() === $mail['type'] ) {
				return $this->locale->within( $mail['lang'], static fn (): ?MailContent => $type->compose( $mail['user_id'], $mail['lang'], $mail['data'] ) );
			}
		}
		return null;
	}

	/**
	 * @param Mail $mail
	 * @return string What went wrong; '' for nothing.
	 */
	private function deliver( array $mail, MailContent $content ): string {
		$error  = '';
		$layout = new MailLayout( $content, $mail['lang'], $this->site_name() );
		$text   = static function ( PHPMailer $mailer ) use ( $layout ): void {
			$mailer->AltBody = $layout->text(); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		};
		$note   = static function ( WP_Error $failure ) use ( &$error ): void {
			$error = $failure->get_error_message();
		};
		$name   = fn (): string => $this->site_name();
		add_action( 'phpmailer_init', $text );
		add_action( 'wp_mail_failed', $note );
		add_filter( 'wp_mail_from_name', $name );
		try {
			$sent = wp_mail( $mail['email'], $content->subject, $layout->html(), $layout->headers() );
		} finally {
			remove_action( 'phpmailer_init', $text );
			remove_action( 'wp_mail_failed', $note );
			remove_filter( 'wp_mail_from_name', $name );
		}
		return $sent ? '' : ( '' === $error ? 'wp_mail' : $error );
	}

	private function site_name(): string {
		$name = $this->settings->text( 'mail_from_name' );
		return '' === $name ? wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) : $name;
	}
}

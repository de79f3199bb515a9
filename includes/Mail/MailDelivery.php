<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use Closure;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/**
 * Hands a finished email to wp_mail().
 */
final readonly class MailDelivery {

	/** How long a mail server may keep silent; PHPMailer would wait for five minutes, with a PHP worker of the site. */
	private const SECONDS = 15;

	public function __construct( private Locale $locale, private Settings $settings ) {}

	/** Tells the kind of an email to other programs. */
	private const KIND = 'X-Mentoriai-Mail';

	/** Of a mail that staff send themselves to look at. */
	public const TEST = 'test';

	/**
	 * @param string                  $kind    As the Email log shows it; the header X-Mentoriai-Mail tells it to other programs.
	 * @param (Closure(): mixed)|null $on_left Runs when the mail server has taken the mail, before plugins are told of it: what fails or
	 *                                         ends PHP in them is no reason to send it again. Where a plugin sends emails itself it may not run.
	 * @return string What went wrong; '' for nothing.
	 */
	public function deliver( string $kind, string $to, MailContent $content, Lang $lang, string $site_name, ?Closure $on_left = null ): string {
		// wp_mail() takes a list of addresses for as many people.
		if ( false === is_email( $to ) ) {
			return __( 'This is not an email address.', 'mentoriai-portal' );
		}
		$error = '';
		$left  = false;
		$parts = $this->locale->within( $lang, fn (): array => $this->parts( $content, $lang, $site_name ) );
		$text  = static function ( PHPMailer $mailer ) use ( $parts, $content ): void {
			if ( self::is_anothers( array( 'headers' => $mailer->getCustomHeaders() ) ) ) {
				return;
			}
			$mailer->AltBody = $parts['text']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
			// WordPress 6.8 leaves that of the email before: after one of ASCII alone, accents would leave as 7bit.
			$mailer->Encoding = PHPMailer::ENCODING_8BIT; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
			$mailer->Ical    = $content->calendar; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
			// Otherwise PHPMailer writes the host that the request has named into the email.
			$mailer->Hostname = '' === $mailer->Hostname ? (string) wp_parse_url( PortalUrls::home(), PHP_URL_HOST ) : $mailer->Hostname; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		};
		$note  = static function ( WP_Error $failure ) use ( &$error ): void {
			if ( ! self::is_anothers( $failure->get_error_data() ) ) {
				self::forget_calendar();
				$error = $failure->get_error_message();
			}
		};
		$taken = static function ( mixed $mail = null ) use ( &$left, $on_left ): void {
			if ( ! self::is_anothers( $mail ) ) {
				self::forget_calendar();
				$left = true;
				null === $on_left || $on_left();
			}
		};
		$name  = static fn (): string => HeaderText::of( $site_name );
		$from  = ( new SenderAddress( $this->settings ) )->filter( ... );
		add_action( 'phpmailer_init', $text );
		add_action( 'phpmailer_init', array( self::class, 'limit_patience' ), PHP_INT_MAX );
		add_action( 'wp_mail_failed', $note, PHP_INT_MIN );
		add_action( 'wp_mail_succeeded', $taken, PHP_INT_MIN );
		add_filter( 'wp_mail_from_name', $name );
		add_filter( 'wp_mail_from', $from );
		try {
			$sent = wp_mail( $to, $content->subject, $parts['html'], array( self::KIND . ": $kind", ...$parts['headers'], ...$this->reply_to() ) );
		} catch ( Throwable $failure ) {
			if ( ! $left ) {
				throw $failure;
			}
			FaultLog::write( $failure, 'after a mail' );
			$sent = true;
		} finally {
			self::forget_calendar();
			remove_action( 'phpmailer_init', $text );
			remove_action( 'phpmailer_init', array( self::class, 'limit_patience' ), PHP_INT_MAX );
			remove_action( 'wp_mail_failed', $note, PHP_INT_MIN );
			remove_action( 'wp_mail_succeeded', $taken, PHP_INT_MIN );
			remove_filter( 'wp_mail_from_name', $name );
			remove_filter( 'wp_mail_from', $from );
		}
		return $sent ? '' : ( '' === $error ? 'wp_mail' : $error );
	}

	/**
	 * Plugins may send emails of their own in the middle of ours, on the hooks of wp_mail().
	 *
	 * @param mixed $mail What the hook tells; whoever takes over wp_mail() may tell nothing.
	 */
	private static function is_anothers( mixed $mail ): bool {
		$headers = is_array( $mail ) ? $mail['headers'] ?? null : null;
		return null !== $headers && ! str_contains( (string) wp_json_encode( $headers ), self::KIND );
	}

	/** WordPress keeps its mailer, and empties all but this: the next mail, which may be another plugin's, would have it too. */
	private static function forget_calendar(): void {
		global $phpmailer;
		if ( $phpmailer instanceof PHPMailer ) {
			$phpmailer->Ical = ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		}
	}

	/** @return list<string> */
	private function reply_to(): array {
		$address = $this->settings->text( 'mail_reply_to' );
		return '' !== $address && false !== is_email( $address ) ? array( 'Reply-To: ' . $address ) : array();
	}

	public static function limit_patience( PHPMailer $mailer ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		if ( 'smtp' === $mailer->Mailer ) {
			$mailer->Timeout                      = min( $mailer->Timeout, self::SECONDS );
			$mailer->getSMTPInstance()->Timelimit = self::SECONDS;
		}
		// phpcs:enable
	}

	/** As it leaves, with the portal's logo and colour. */
	public function layout( MailContent $content, Lang $lang, string $site_name ): MailLayout {
		return new MailLayout( $content, $lang, $site_name, ( new Palette( $this->settings ) )->accent(), $this->settings->int( 'logo' ) );
	}

	/** @return array{html: string, text: string, headers: list<string>} */
	private function parts( MailContent $content, Lang $lang, string $site_name ): array {
		$layout = $this->layout( $content, $lang, $site_name );
		return array(
			'html'    => $layout->html(),
			'text'    => $layout->text(),
			'headers' => $layout->headers(),
		);
	}
}

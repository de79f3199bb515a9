<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;

/**
 * The outbox of demo and test sites: an email becomes an .eml file instead of leaving.
 */
final class FileMailer extends PHPMailer {

	/** PHPMailer encodes header lines that PHP's mail() could break, which spoils a long List-Unsubscribe address; here nothing is sent by it. */
	public const MAIL_MAX_LINE_LENGTH = self::MAX_LINE_LENGTH;

	private string $folder = '';

	/** Makes WordPress send through such a mailer. */
	public static function install( string $folder ): void {
		global $phpmailer;
		if ( $phpmailer instanceof self ) {
			return;
		}
		$mailer            = new self( true );
		$mailer->folder    = $folder;
		self::$validator   = static fn ( string $email ): bool => false !== is_email( $email );
		$phpmailer         = $mailer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the place WordPress has for another mailer.
	}

	/** Writes the finished email under a name that sorts by time; readers never see half a file. */
	public function postSend(): bool {
		wp_mkdir_p( $this->folder );
		$now  = microtime( true );
		$name = sprintf( '%s/%s-%06d-%s', $this->folder, gmdate( 'Ymd-His', (int) $now ), ( $now - floor( $now ) ) * 1_000_000, bin2hex( random_bytes( 3 ) ) );
		if ( false === file_put_contents( $name . '.tmp', $this->getSentMIMEMessage() ) || ! rename( $name . '.tmp', $name . '.eml' ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- local files, for development.
			throw new Exception( 'The outbox folder cannot be written.' );
		}
		return true;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mail\MailQueueRepository;

/**
 * "Send again" of the email log: failed emails whose lifetime lasts leave with the next run of the background work. Those that
 * have probably left (NotSent::BrokeOff) are sent again one by one only, never with all; nothing is sent beyond its lifetime,
 * for what it says is stale by then.
 */
final readonly class SendAgain {

	public const ACTION = 'mentoriai_send_again';

	public const ALL = 'all';

	public function __construct( private MailQueueRepository $mails, private Clock $clock ) {}

	public static function url( string $id ): string {
		$query = array(
			'action' => self::ACTION,
			'mail'   => $id,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::ACTION . $id );
	}

	/** Shows the button for all, and what became of the last press. */
	public function show(): void {
		$sent = isset( $_GET['updated'] ) && is_numeric( $_GET['updated'] ) ? max( 0, (int) $_GET['updated'] ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
		if ( null !== $sent ) {
			/* translators: %s: number of emails. */
			$text = 0 === $sent ? __( 'No email can be sent again.', 'mentoriai-portal' ) : sprintf( _n( '%s email will be sent within a minute.', '%s emails will be sent within a minute.', $sent, 'mentoriai-portal' ), number_format_i18n( $sent ) );
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( 0 === $sent ? 'warning' : 'success' ), esc_html( $text ) );
		}
		$count = $this->mails->count_repeatable( $this->clock->now() );
		if ( $count > 0 ) {
			printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="mail" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ), esc_attr( self::ALL ) );
			wp_nonce_field( self::ACTION . self::ALL );
			/* translators: %s: number of emails. */
			$label = sprintf( _n( 'Send %s failed email again', 'Send %s failed emails again', $count, 'mentoriai-portal' ), number_format_i18n( $count ) );
			printf( '<p><button class="button">%s</button></p></form>', esc_html( $label ) );
		}
	}

	/** Action `admin_post_mentoriai_send_again`. */
	public function handle(): never {
		$mail = isset( $_REQUEST['mail'] ) && is_string( $_REQUEST['mail'] ) ? sanitize_key( $_REQUEST['mail'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- names the row whose nonce is checked next.
		if ( ! current_user_can( MailLogPage::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION . $mail );
		$sent = $this->mails->send_again( $this->clock->now(), self::ALL === $mail ? null : (int) $mail );
		wp_safe_redirect( add_query_arg( 'updated', (string) $sent, MailLogPage::url() ) );
		exit;
	}
}

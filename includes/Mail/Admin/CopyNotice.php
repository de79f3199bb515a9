<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Mail\HeldMailRepository;

/**
 * What wp-admin says on a copy of the site (SiteCopy): that emails are held back, and why; until an administrator has said
 * what it is, on every page with the two answers, afterwards in the Email log. Each answer can be taken back there.
 */
final readonly class CopyNotice {

	public const ACTION = 'mentoriai_copy';

	public const CAPABILITY = 'manage_options';

	/** Values of `said`: this is a copy; the site has moved here; it has not, this is a copy after all. */
	public const COPY  = 'copy';
	public const MOVED = 'moved';
	public const BACK  = 'back';

	public function __construct( private HeldMailRepository $held, private Clock $clock ) {}

	/** Whether the one who looks is to be asked. */
	public static function is_asked(): bool {
		return current_user_can( self::CAPABILITY ) && SiteCopy::is_copy() && ! SiteCopy::is_called_copy();
	}

	public static function title(): string {
		return __( 'The portal is holding back its emails', 'mentoriai-portal' );
	}

	/** @param int $waiting How many emails. */
	public static function text( int $waiting ): string {
		$parts = array(
			SiteCopy::is_called_copy()
				? __( 'This WordPress is a copy, an administrator has confirmed.', 'mentoriai-portal' )
				: __( 'This WordPress may be a copy: the portal was set up for another address, or this is a staging environment.', 'mentoriai-portal' ),
			__( 'Notifications to members or staff are held back; emails that someone asks for here, such as a new password, are sent. Log-ins from another address are not valid.', 'mentoriai-portal' ),
			/* translators: %s: number of emails. */
			0 === $waiting ? '' : sprintf( _n( '%s email is waiting.', '%s emails are waiting.', $waiting, 'mentoriai-portal' ), number_format_i18n( $waiting ) ),
		);
		return implode( ' ', array_filter( $parts ) );
	}

	/** Action `admin_notices`. */
	public function ask(): void {
		if ( '' === CopyQuestion::asked() ) {
			$this->show( array( self::COPY, self::MOVED ), 'warning' );
		}
	}

	/** In the Email log: the second question, what those see who are not asked, and the way back from either answer. */
	public function show_in_log(): void {
		$may   = current_user_can( self::CAPABILITY );
		$asked = CopyQuestion::asked();
		if ( '' !== $asked ) {
			( new CopyQuestion( $this->held ) )->show( $asked );
		} elseif ( SiteCopy::is_copy() && ! self::is_asked() ) {
			$this->show( $may ? array( self::MOVED ) : array(), 'info' );
		} elseif ( ! SiteCopy::is_copy() ) {
			if ( isset( $_GET['saved'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a sentence.
				wp_admin_notice( esc_html__( 'Emails are now sent from here.', 'mentoriai-portal' ), array( 'type' => 'success' ) );
			}
			if ( $may && SiteCopy::is_called_home() ) {
				printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'The site has moved here, an administrator has confirmed.', 'mentoriai-portal' ), esc_url( CopyQuestion::url( self::BACK ) ), esc_html__( 'This is a copy after all', 'mentoriai-portal' ) );
			}
		}
	}

	/** Action `admin_post_mentoriai_copy`. */
	public function handle(): never {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$said = isset( $_POST['said'] ) && is_string( $_POST['said'] ) ? sanitize_key( $_POST['said'] ) : '';
		// Someone else may have answered meanwhile: what waits at the site itself is not dropped, and its former address is kept.
		if ( self::COPY === $said && SiteCopy::is_copy() ) {
			SiteCopy::call_copy();
			$this->held->drop( $this->clock->now(), $this->clock->now() );
		} elseif ( self::MOVED === $said && SiteCopy::is_copy() && SiteCopy::is_called_copy() === isset( $_POST['called'] ) ) {
			// A tab from before someone called this a copy does not overrule them: the log tells, and has the button.
			$this->held->move_here();
			SiteCopy::call_home();
		} elseif ( self::BACK === $said && SiteCopy::is_called_home() ) {
			SiteCopy::undo_call_home();
			$this->held->move_back();
		}
		wp_safe_redirect( add_query_arg( 'saved', '1', MailLogPage::url() ) );
		exit;
	}

	/** Begins the form that handle() takes; its buttons are named `said`. */
	public static function open_form(): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		echo SiteCopy::is_called_copy() ? '<input type="hidden" name="called" value="1">' : '';
	}

	/**
	 * @param list<string> $answers COPY, MOVED.
	 * @param string       $type    Of the notice.
	 */
	private function show( array $answers, string $type ): void {
		printf( '<div class="notice notice-%s"><p><strong>%s</strong></p><p>%s</p>', esc_attr( $type ), esc_html( self::title() ), esc_html( self::text( FaultLog::part( 'held emails', array( $this->held, 'count' ), 0 ) ) ) );
		if ( in_array( self::COPY, $answers, true ) ) {
			self::open_form();
			printf( '<p><button class="button" name="said" value="%s" aria-describedby="mentoriai-copy">%s</button> ', esc_attr( self::COPY ), esc_html__( 'This is a copy', 'mentoriai-portal' ) );
			printf( '<span id="mentoriai-copy" class="description" style="display:inline-block">%s</span></p></form>', esc_html__( 'Drops what is waiting and keeps holding back the rest.', 'mentoriai-portal' ) );
		}
		if ( in_array( self::MOVED, $answers, true ) ) {
			printf( '<p><a class="button" href="%s" aria-describedby="mentoriai-moved">%s</a> ', esc_url( CopyQuestion::url( self::MOVED ) ), esc_html__( 'The site has moved here', 'mentoriai-portal' ) );
			printf( '<span id="mentoriai-moved" class="description" style="display:inline-block">%s</span></p>', esc_html__( 'Sends what was queued in the last 3 days, and everything from now on.', 'mentoriai-portal' ) );
		}
		echo '</div>';
	}
}

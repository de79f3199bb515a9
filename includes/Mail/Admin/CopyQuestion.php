<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Mail\HeldMailRepository;

/**
 * Tells in the Email log what follows, and asks once more, before emails leave from what may be a copy of the site, or no longer
 * leave from what may be the site.
 */
final readonly class CopyQuestion {

	/** Of the address. */
	private const NAME = 'sure';

	public function __construct( private HeldMailRepository $held ) {}

	/** @param string $said CopyNotice::MOVED or CopyNotice::BACK. */
	public static function url( string $said ): string {
		return add_query_arg( self::NAME, $said, MailLogPage::url() );
	}

	/** @return string What the one who looks is asked: CopyNotice::MOVED, CopyNotice::BACK, or '' for nothing, also where it is answered by now. */
	public static function asked(): string {
		$said = $_GET[ self::NAME ] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		$fits = match ( $said ) {
			CopyNotice::MOVED => SiteCopy::is_copy(),
			CopyNotice::BACK  => SiteCopy::is_called_home(),
			default           => false,
		};
		return $fits && current_user_can( CopyNotice::CAPABILITY ) ? $said : '';
	}

	/** @param string $said CopyNotice::MOVED or CopyNotice::BACK. */
	public function show( string $said ): void {
		$from = wp_get_referer();
		$back = false === $from ? MailLogPage::url() : $from;
		[ $question, $effects, $yes ] = CopyNotice::MOVED === $said ? $this->moved() : self::back();
		printf( '<div class="notice notice-warning"><p><strong>%s</strong></p><ul class="ul-disc">', esc_html( $question ) );
		foreach ( array_filter( $effects ) as $effect ) {
			printf( '<li>%s</li>', esc_html( $effect ) );
		}
		echo '</ul>';
		CopyNotice::open_form();
		printf(
			'<p><button class="button button-primary" name="said" value="%s">%s</button> <a class="button" href="%s">%s</a></p></form></div>',
			esc_attr( $said ),
			esc_html( $yes ),
			esc_url( $back ),
			esc_html__( 'Back', 'mentoriai-portal' )
		);
	}

	/** @return array{string, list<string>, string} Question, effects, and the button's text. */
	private function moved(): array {
		$waiting = FaultLog::part( 'held emails', array( $this->held, 'count' ), 0 );
		$effects = array(
			__( 'From now on emails will be sent from here to real people.', 'mentoriai-portal' ),
			/* translators: %s: number of emails. */
			0 === $waiting ? '' : sprintf( _n( '%s waiting email will be sent within a minute, unless it is older than 3 days.', '%s waiting emails will be sent within a minute, unless they are older than 3 days.', $waiting, 'mentoriai-portal' ), number_format_i18n( $waiting ) ),
			__( 'If the site also works at the old address, people will get emails from both.', 'mentoriai-portal' ),
			__( 'Log-ins from the old address stay invalid: members have to log in again.', 'mentoriai-portal' ),
			__( 'Closed accounts and files without an owner will be erased when their time is up, including files that this WordPress shares with another one.', 'mentoriai-portal' ),
			__( 'You can undo this here, in the Email log. Emails sent by then cannot be taken back.', 'mentoriai-portal' ),
		);
		return array( __( 'Has the site moved here?', 'mentoriai-portal' ), $effects, __( 'Yes, the site has moved', 'mentoriai-portal' ) );
	}

	/** @return array{string, list<string>, string} As moved(). */
	private static function back(): array {
		$effects = array(
			__( 'Notifications to members or staff will be held back again, including those waiting now, and dropped when they are 3 days old.', 'mentoriai-portal' ),
			__( 'Emails that someone asks for here from now on, such as a new password, will be sent.', 'mentoriai-portal' ),
			__( 'Emails already sent cannot be taken back.', 'mentoriai-portal' ),
			__( 'Closed accounts and files without an owner will no longer be erased here.', 'mentoriai-portal' ),
		);
		return array( __( 'Is this a copy after all?', 'mentoriai-portal' ), $effects, __( 'Yes, this is a copy', 'mentoriai-portal' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\PlainPage;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Answers the unsubscribe link. Opening it changes nothing, because programs that check emails open every link: its
 * button does, and the one-click POST of mail programs (RFC 8058).
 */
final readonly class UnsubscribePage {

	public function __construct( private MailTypes $types, private Locale $locale, private SiteName $site ) {}

	/** Ends the request; action `parse_request`, where UnsubscribeLink::is_asked(). */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the link's own signature is checked; it works without a log-in.
		$token  = $_GET[ UnsubscribeLink::PARAMETER ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a signature.
		$token  = is_string( $token ) ? (string) sanitize_text_field( wp_unslash( $token ) ) : '';
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? 'POST' : 'GET';
		[ $status, $html ] = $this->respond( $token, $method, isset( $_POST['again'] ) );
		// phpcs:enable
		PlainPage::send( $status, $html );
	}

	/**
	 * @param 'GET'|'POST' $method
	 * @param bool         $again  Switch the emails on again.
	 * @return array{int, string} HTTP status and page.
	 */
	public function respond( string $token, string $method, bool $again ): array {
		[ $user_id, $kind ] = UnsubscribeLink::read( $token ) ?? array( 0, '' );
		$type               = $this->types->find( $kind );
		if ( ! $type instanceof SwitchableMail || false === get_userdata( $user_id ) ) {
			$lang = $this->locale->current();
			return array( 404, $this->locale->within( $lang, fn (): string => $this->page( $lang, __( 'This link is no longer valid', 'mentoriai-portal' ), '<p>' . esc_html__( 'You can choose in your profile which emails you get.', 'mentoriai-portal' ) . '</p>' ) ) );
		}
		if ( 'POST' === $method ) {
			MutedMails::set( $user_id, $kind, ! $again );
		}
		$staff = $type instanceof StaffMail;
		$lang  = $staff ? StaffMails::lang( $user_id ) : MailRecipient::lang( $user_id );
		$muted = MutedMails::has( $user_id, $kind );
		return array( 200, $this->locale->within( $lang, fn (): string => $this->state( $lang, $type->title(), $muted, 'POST' === $method, $staff ? admin_url( 'profile.php' ) : '' ) ) );
	}

	/** @param string $settings Address of the settings of emails; '' for those of members. */
	private function state( Lang $lang, string $title, bool $muted, bool $changed, string $settings ): string {
		$rest = '<p>' . esc_html__( 'You will still get the other emails.', 'mentoriai-portal' ) . '</p>';
		if ( $muted ) {
			/* translators: %s: a kind of email, e.g. "New message". */
			return $this->page( $lang, sprintf( __( 'You won’t get these emails any more: %s', 'mentoriai-portal' ), $title ), self::button( 'again', __( 'Switch them on again', 'mentoriai-portal' ) ) . $rest, $settings );
		}
		$stop = self::button( 'stop', __( 'Unsubscribe from these emails', 'mentoriai-portal' ) );
		return $changed
			/* translators: %s: a kind of email, e.g. "New message". */
			? $this->page( $lang, sprintf( __( 'You will get these emails again: %s', 'mentoriai-portal' ), $title ), $stop, $settings )
			/* translators: %s: a kind of email, e.g. "New message". */
			: $this->page( $lang, sprintf( __( 'Stop these emails: %s?', 'mentoriai-portal' ), $title ), $stop . $rest, $settings );
	}

	/** @param string $body HTML of escaped parts. */
	private function page( Lang $lang, string $text, string $body, string $settings = '' ): string {
		return ( new PlainPage( $this->site ) )->html( $lang, $text, $body . '<p><a href="' . esc_url( '' === $settings ? PortalUrls::screen( Screen::Profile, $lang ) : $settings ) . '">' . esc_html__( 'All email settings in your profile', 'mentoriai-portal' ) . '</a></p>' );
	}

	private static function button( string $name, string $text ): string {
		return '<form method="post"><button name="' . $name . '" value="1">' . esc_html( $text ) . '</button></form>';
	}
}

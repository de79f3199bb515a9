<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Answers the unsubscribe link. Opening it changes nothing, because programs that check mails open every link: its
 * button does, and the one-click POST of mail programs (RFC 8058).
 */
final readonly class UnsubscribePage {

	public function __construct( private MailTypes $types, private Locale $locale, private SiteName $site ) {}

	/** Ends the request; action `parse_request`, where UnsubscribeLink::is_asked(). */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the link's own signature is checked; it works without a log-in.
		$token  = $_GET[ UnsubscribeLink::PARAMETER ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a signature.
		$token  = is_string( $token ) ? sanitize_text_field( wp_unslash( $token ) ) : '';
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? 'POST' : 'GET';
		[ $status, $html ] = $this->respond( $token, $method, isset( $_POST['again'] ) );
		// phpcs:enable
		status_header( $status );
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Frame-Options: DENY' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- built of escaped parts in page().
		exit;
	}

	/**
	 * @param 'GET'|'POST' $method
	 * @param bool         $again  Switch the mails on again.
	 * @return array{int, string} HTTP status and page.
	 */
	public function respond( string $token, string $method, bool $again ): array {
		[ $user_id, $kind ] = UnsubscribeLink::read( $token ) ?? array( 0, '' );
		$type               = $this->types->find( $kind );
		if ( ! $type instanceof OptionalMail || false === get_userdata( $user_id ) ) {
			$lang = $this->locale->current();
			return array( 404, $this->locale->within( $lang, fn (): string => $this->page( $lang, __( 'This link is no longer valid. Ask for a new one.', 'mentoriai-portal' ) ) ) );
		}
		if ( 'POST' === $method ) {
			MutedMails::set( $user_id, $kind, ! $again );
		}
		$lang  = MailRecipient::lang( $user_id );
		$muted = MutedMails::has( $user_id, $kind );
		return array( 200, $this->locale->within( $lang, fn (): string => $this->state( $lang, $type->title(), $muted, 'POST' === $method ) ) );
	}

	private function state( Lang $lang, string $title, bool $muted, bool $changed ): string {
		if ( $muted ) {
			/* translators: %s: a kind of mail, e.g. "New message". */
			return $this->page( $lang, sprintf( __( 'You get no more mails of this kind: %s.', 'mentoriai-portal' ), $title ), __( 'Switch them on again', 'mentoriai-portal' ), 'again' );
		}
		$text = $changed
			/* translators: %s: a kind of mail, e.g. "New message". */
			? __( 'You will again get mails of this kind: %s.', 'mentoriai-portal' )
			/* translators: %s: a kind of mail, e.g. "New message". */
			: __( 'Do you want no more mails of this kind: %s?', 'mentoriai-portal' );
		return $this->page( $lang, sprintf( $text, $title ), __( 'Stop these mails', 'mentoriai-portal' ) );
	}

	/**
	 * @param string $button Text of the button; '' for none.
	 * @param string $name   Name of the button's field.
	 */
	private function page( Lang $lang, string $text, string $button = '', string $name = 'stop' ): string {
		$form = '' === $button ? '' : '<form method="post"><button name="' . esc_attr( $name ) . '" value="1">' . esc_html( $button ) . '</button></form>';
		return '<!doctype html><html lang="' . $lang->value . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
			. '<title>' . esc_html( $text ) . ' | ' . esc_html( $this->site->text() ) . '</title><style>'
			. 'body{margin:0;padding:3rem 1rem;background:#f3f6fc;color:#0f1a3d;font:17px/1.6 "Figtree Variable",Figtree,system-ui,sans-serif}'
			. 'main{max-width:34rem;margin:0 auto;padding:2rem 1.75rem;border-radius:20px;background:#fff}h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.25}'
			. 'button{min-height:48px;padding:0 1.5rem;border:1px solid #7b85a6;border-radius:999px;background:#fff;color:#1f43d6;font:inherit;font-weight:640;cursor:pointer}'
			. 'a{color:#1f43d6}:focus-visible{outline:3px solid #1f43d6;outline-offset:2px}</style></head><body><main><h1>' . esc_html( $text ) . '</h1>'
			. $form . '<p><a href="' . esc_url( PortalUrls::screen( Screen::Profile, $lang ) ) . '">' . esc_html__( 'My profile', 'mentoriai-portal' ) . '</a></p></main></body></html>';
	}
}

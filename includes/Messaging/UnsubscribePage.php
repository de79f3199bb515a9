<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Answers the unsubscribe link. Opening it is enough, as is the one-click POST of mail programs (RFC 8058); a
 * button on the page switches the mails on again.
 */
final readonly class UnsubscribePage {

	public function __construct( private UnsubscribeLink $link, private Locale $locale ) {}

	/** Ends the request when it is for this page; hooked to `parse_request`. */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the link's own signature is checked; it works without a log-in.
		if ( ! isset( $_GET[ UnsubscribeLink::PARAMETER ] ) ) {
			return;
		}
		$token = is_string( $_GET[ UnsubscribeLink::PARAMETER ] ) ? sanitize_text_field( wp_unslash( $_GET[ UnsubscribeLink::PARAMETER ] ) ) : '';
		[ $status, $html ] = $this->respond( $token, isset( $_POST['again'] ) );
		// phpcs:enable
		status_header( $status );
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- built of escaped parts in page().
		exit;
	}

	/**
	 * @param bool $again Switch the mails on again.
	 * @return array{int, string} HTTP status and page.
	 */
	public function respond( string $token, bool $again ): array {
		$user_id = $this->link->user_of( $token );
		if ( null === $user_id || false === get_userdata( $user_id ) ) {
			$lang = $this->locale->current();
			return array( 404, $this->locale->within( $lang, static fn (): string => self::page( $lang, __( 'This link is no longer valid. Ask for a new one.', 'mentoriai-portal' ), '' ) ) );
		}
		update_user_meta( $user_id, UserMeta::MUTE_MESSAGES, $again ? '0' : '1' );
		$lang = Lang::from_query( get_user_meta( $user_id, UserMeta::LANG, true ) );
		return array( 200, $this->locale->within( $lang, static fn (): string => self::done( $lang, $again ) ) );
	}

	private static function done( Lang $lang, bool $again ): string {
		return $again
			? self::page( $lang, __( 'You will again get mails about new messages.', 'mentoriai-portal' ), __( 'Stop these mails', 'mentoriai-portal' ) )
			: self::page( $lang, __( 'You will get no more mails about new messages.', 'mentoriai-portal' ), __( 'Switch them on again', 'mentoriai-portal' ), 'again' );
	}

	/**
	 * @param string $button Text of the button that does the opposite; '' for none.
	 * @param string $name   Name of the button's field.
	 */
	private static function page( Lang $lang, string $text, string $button, string $name = 'stop' ): string {
		$form = '' === $button ? '' : '<form method="post"><button name="' . esc_attr( $name ) . '" value="1">' . esc_html( $button ) . '</button></form>';
		return '<!doctype html><html lang="' . $lang->value . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
			. '<title>' . esc_html( $text ) . ' | Mentoriai</title><style>'
			. 'body{margin:0;padding:3rem 1rem;background:#f3f6fc;color:#0f1a3d;font:17px/1.6 "Figtree Variable",Figtree,system-ui,sans-serif}'
			. 'main{max-width:34rem;margin:0 auto;padding:2rem 1.75rem;border-radius:20px;background:#fff}h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.25}'
			. 'button{min-height:48px;padding:0 1.5rem;border:1px solid #7b85a6;border-radius:999px;background:#fff;color:#1f43d6;font:inherit;font-weight:640;cursor:pointer}'
			. 'a{color:#1f43d6}:focus-visible{outline:3px solid #1f43d6;outline-offset:2px}</style></head><body><main><h1>' . esc_html( $text ) . '</h1>'
			. $form . '<p><a href="' . esc_url( PortalUrls::screen( Screen::Messages, $lang ) ) . '">' . esc_html__( 'Messages', 'mentoriai-portal' ) . '</a></p></main></body></html>';
	}
}

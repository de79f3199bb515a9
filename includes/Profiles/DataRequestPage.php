<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\PlainPage;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailRecipient;

/**
 * The link of DataRequestMail, which is WordPress's own: confirms the request as wp-login.php does and says so in the
 * portal's look and the person's language. Requests of other kinds stay WordPress's.
 */
final readonly class DataRequestPage {

	public function __construct( private Locale $locale, private SiteName $site ) {}

	/** Whether the address names a request for a copy or an erasure, or one that is gone: staff removed it, or it has been carried out. */
	public static function is_asked(): bool {
		$id      = self::id();
		$request = wp_get_user_request( $id );
		return false === $request ? $id > 0 : in_array( $request->action_name, array( 'export_personal_data', 'remove_personal_data' ), true );
	}

	/** Ends the request; action `login_form_confirmaction`. */
	public function answer(): void {
		$key    = $_GET['confirm_key'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared with a hash.
		$result = $this->respond( self::id(), is_string( $key ) ? (string) sanitize_text_field( wp_unslash( $key ) ) : '' );
		PlainPage::send( ...$result );
	}

	/** @return array{int, string} HTTP status and page. */
	public function respond( int $id, string $key ): array {
		$request = wp_get_user_request( $id );
		$lang    = false !== $request && $request->user_id > 0 ? MailRecipient::lang( (int) $request->user_id ) : $this->locale->current();
		$valid   = false !== $request && true === wp_validate_user_request_key( $id, $key );
		if ( $valid ) {
			// What WordPress does at this place, with what other plugins do.
			do_action( 'user_request_action_confirmed', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		}
		$erases = false !== $request && 'remove_personal_data' === $request->action_name;
		return array( $valid ? 200 : 404, $this->locale->within( $lang, fn (): string => $this->page( $lang, $valid, $erases ) ) );
	}

	private function page( Lang $lang, bool $valid, bool $erases ): string {
		[ $title, $text, $button ] = match ( true ) {
			! $valid => array( __( 'This link is no longer valid', 'mentoriai-portal' ), __( 'It has expired or has already been used. You can see your requests and make a new one in your profile.', 'mentoriai-portal' ), __( 'Open your profile', 'mentoriai-portal' ) ),
			$erases  => array( __( 'We have received your request', 'mentoriai-portal' ), __( 'The agency will erase your personal data and tell you by email when it is done.', 'mentoriai-portal' ), __( 'Go to the home page', 'mentoriai-portal' ) ),
			default  => array( __( 'We have received your request', 'mentoriai-portal' ), __( 'The agency will email you a link to a copy of your personal data.', 'mentoriai-portal' ), __( 'Open your profile', 'mentoriai-portal' ) ),
		};
		return ( new PlainPage( $this->site ) )->html( $lang, $title, '<p>' . esc_html( $text ) . '</p>' . PlainPage::button( PortalUrls::screen( $valid && $erases ? Screen::Home : Screen::Profile, $lang ), $button ) );
	}

	private static function id(): int {
		return isset( $_GET['request_id'] ) && is_string( $_GET['request_id'] ) ? absint( $_GET['request_id'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- names the request; the key decides.
	}
}

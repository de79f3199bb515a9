<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\PlainPage;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * What WordPress or a plugin ends a visitor's request with (`wp_die()`), in the portal's look. The words are theirs.
 */
final readonly class FailurePage {

	public function __construct( private Locale $locale, private SiteName $site ) {}

	/**
	 * A handler of `wp_die()`.
	 *
	 * @param mixed $message Text, HTML or a WP_Error.
	 * @param mixed $title   Text, or the status.
	 * @param mixed $args    See wp_die().
	 */
	public function answer( mixed $message, mixed $title = '', mixed $args = array() ): void {
		[ $text, , $options ] = _wp_die_process_input( $message, is_scalar( $title ) ? (string) $title : '', is_array( $args ) || is_string( $args ) ? $args : array() );
		$status = (int) ( $options['response'] ?? 500 );
		$html   = $this->html( $text, (string) ( $options['link_url'] ?? '' ), (string) ( $options['link_text'] ?? '' ) );
		if ( false !== ( $options['exit'] ?? true ) ) {
			PlainPage::send( $status, $html );
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
	}

	/** @param string $text HTML. */
	public function html( string $text, string $url, string $link ): string {
		$lang = $this->locale->current();
		$body = '<div>' . wpautop( wp_kses_post( $text ) ) . '</div>' . ( '' === $url || '' === $link ? '' : '<p><a href="' . esc_url( $url ) . '">' . esc_html( $link ) . '</a></p>' );
		return $this->locale->within( $lang, fn (): string => ( new PlainPage( $this->site ) )->html( $lang, __( 'This did not work', 'mentoriai-portal' ), $body . PlainPage::button( PortalUrls::screen( Screen::Home, $lang ), __( 'Go to the home page', 'mentoriai-portal' ) ) ) );
	}
}

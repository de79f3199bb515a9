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

	/** Of forms that plugins print this way; wp_kses_post() leaves only their buttons. */
	private const CONTROLS = array(
		'form'   => array( 'action' => true, 'method' => true, 'id' => true, 'class' => true ),
		'input'  => array( 'type' => true, 'name' => true, 'value' => true, 'id' => true, 'class' => true, 'checked' => true, 'required' => true, 'autocomplete' => true ),
		'select' => array( 'name' => true, 'id' => true, 'class' => true, 'required' => true ),
		'option' => array( 'value' => true, 'selected' => true ),
	);

	public function __construct( private Locale $locale, private SiteName $site ) {}

	/**
	 * A handler of `wp_die()`.
	 *
	 * @param mixed $message Text, HTML or a WP_Error.
	 * @param mixed $title   Text, or the status.
	 * @param mixed $args    See wp_die().
	 */
	public function answer( mixed $message, mixed $title = '', mixed $args = array() ): void {
		[ $text, , $options ] = _wp_die_process_input( $message, self::text( $title ), is_array( $args ) || is_string( $args ) ? $args : array() );
		// Whatever `exit` says: after a fatal error WordPress asks for none, and no cache may keep that page.
		PlainPage::print( is_numeric( $options['response'] ) ? (int) $options['response'] : 500, $this->html( $text, $options ) );
		if ( ! empty( $options['exit'] ) ) {
			exit;
		}
	}

	/**
	 * @param mixed                $message HTML, or whatever a plugin takes for it.
	 * @param array<string, mixed> $options Of _wp_die_process_input().
	 */
	public function html( mixed $message, array $options = array() ): string {
		$lang = $this->locale->current();
		return $this->locale->within( $lang, fn (): string => ( new PlainPage( $this->site ) )->html( $lang, __( 'This did not work', 'mentoriai-portal' ), self::body( $message, $options ) . PlainPage::button( PortalUrls::screen( Screen::Home, $lang ), __( 'Go to the home page', 'mentoriai-portal' ) ) ) );
	}

	/** @param array<string, mixed> $options */
	private static function body( mixed $message, array $options ): string {
		$more  = is_array( $options['additional_errors'] ?? null ) ? array_column( $options['additional_errors'], 'message' ) : array();
		$texts = array_map( self::text( ... ), array( $message, ...$more ) );
		$body  = array() === $more ? wpautop( $texts[0] ) : '<ul><li>' . implode( '</li><li>', $texts ) . '</li></ul>';
		$url   = self::text( $options['link_url'] ?? '' );
		$link  = self::text( $options['link_text'] ?? '' );
		return '<div>' . wp_kses( $body, self::CONTROLS + wp_kses_allowed_html( 'post' ) ) . '</div>'
			. ( '' === $url || '' === $link ? '' : '<p><a href="' . esc_url( $url ) . '">' . esc_html( $link ) . '</a></p>' )
			. ( empty( $options['back_link'] ) ? '' : '<p><a href="javascript:history.back()">' . esc_html__( 'Back', 'mentoriai-portal' ) . '</a></p>' );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Where a page or story leads a guest on, in the boxes of src/features/closing.
 */
final class ClosingHtml {

	/** @param string $path Of the page. */
	public static function of( string $path, Lang $lang ): string {
		return str_contains( $path, '/kodel-verta-buti-mentoriumi' )
			? self::band(
				__( 'Share what you know', 'mentoriai-portal' ),
				__( 'A few hours a month are enough, and you choose whom to help.', 'mentoriai-portal' ),
				array( 'ink' => array( Screen::RegisterMentor, __( 'Become a mentor', 'mentoriai-portal' ) ) ),
				$lang
			)
			: self::band(
				__( 'Talk to a mentor', 'mentoriai-portal' ),
				__( 'Find someone who has already walked a similar road.', 'mentoriai-portal' ),
				array(
					'ink'       => array( Screen::Finder, __( 'Find a mentor', 'mentoriai-portal' ) ),
					'secondary' => array( Screen::Register, __( 'Register', 'mentoriai-portal' ) ),
				),
				$lang
			);
	}

	/** @param array<string, array{Screen, string}> $buttons By their look. */
	private static function band( string $title, string $text, array $buttons, Lang $lang ): string {
		$links = '';
		foreach ( $buttons as $look => [ $screen, $label ] ) {
			$links .= sprintf( '<a class="mp-button mp-button--%s mp-button--lg" href="%s">%s</a>', esc_attr( $look ), esc_url( PortalUrls::screen( $screen, $lang ) ), esc_html( $label ) );
		}
		return sprintf( '<section class="mp-closing mp-sun-band"><div class="mp-wrap mp-closing__body"><h2>%s</h2><p>%s</p><div class="mp-closing__acts">%s</div></div></section>', esc_html( $title ), esc_html( $text ), $links );
	}
}

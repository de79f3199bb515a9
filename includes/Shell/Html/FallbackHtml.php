<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\Lang;

/**
 * Says that a text is in the other language; the same box as src/components/fallback-notice.tsx.
 */
final class FallbackHtml {

	/**
	 * @param string $text_lang Of a reply; '' where its text is in the page's own language.
	 * @param Lang   $lang      Of the page.
	 */
	public static function of( string $text_lang, Lang $lang, string $name ): string {
		if ( $lang->other()->value !== $text_lang ) {
			return '';
		}
		return sprintf(
			'<div class="%s" lang="%s"><div class="mp-notice mp-notice--info"><span class="mp-notice__icon"></span><div class="mp-notice__body"><div><p>%s</p></div></div></div></div>',
			esc_attr( $name ),
			esc_attr( $lang->value ),
			Lang::En === $lang
				? esc_html__( 'This text has not been translated into English yet. Here it is in Lithuanian.', 'mentoriai-portal' )
				: esc_html__( 'This text has not been translated into Lithuanian yet. Here it is in English.', 'mentoriai-portal' )
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Preview;

/**
 * The long texts of a mentor's page. What a member typed is text, escaped here; editors' HTML is sanitised last,
 * after WordPress's own formatting.
 */
final readonly class MentorTexts {

	public function __construct( private MentorSourceRepository $sources, private Preview $preview ) {}

	/** @param list<MentorCard> $others */
	public function page( IndexedMentor $mentor, Lang $lang, array $others ): MentorPage {
		if ( MentorKind::Static === $mentor->card->kind ) {
			$id = $mentor->card->id;
			return new MentorPage( $mentor, $this->editors_html( $id ), $mentor->card->text_lang, self::linkedin( get_post_meta( $id, StaticMentors::LINKEDIN, true ) ), $others, HubContact::of( $id ) );
		}
		$about   = $this->sources->about( $mentor->card->id );
		$english = Lang::En === $lang && '' !== $about['about_en'];
		return new MentorPage(
			$mentor,
			self::member_html( $english ? $about['about_en'] : $about['about'] ),
			$english ? Lang::En : Lang::Lt,
			self::linkedin( $about['linkedin'] ),
			$others
		);
	}

	/** A member's text with `<p>` and `<br>`. */
	public static function member_html( string $text ): string {
		$text = trim( str_replace( array( "\r\n", "\r" ), "\n", $text ) );
		if ( '' === $text ) {
			return '';
		}
		$paragraphs = preg_split( '~\n[ \t]*\n\s*~', htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' ) );
		return '<p>' . str_replace( "\n", '<br>', implode( '</p><p>', false === $paragraphs ? array() : $paragraphs ) ) . '</p>';
	}

	private function editors_html( int $post_id ): string {
		return EditorHtml::of_blocks( $this->preview->content( $post_id ) );
	}

	private static function linkedin( mixed $url ): string {
		return is_string( $url ) && 1 === preg_match( '~^https://([a-z0-9-]+\.)*linkedin\.com(/|$)~i', $url ) ? $url : '';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Stories\StoryCard;

/**
 * The story card. `text_lang` is there only where the text is not of the language asked for.
 */
final class StoryCardSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'id'        => Shape::int(),
				'title'     => Shape::text(),
				'text'      => Shape::text(),
				'img'       => Shape::image(),
				'link'      => Shape::text(),
				'slug'      => Shape::text(),
				'text_lang' => Shape::one_of( 'lt', 'en' ),
			),
			array( 'text_lang' )
		);
	}

	/** @return array<string, mixed> */
	public static function present( StoryCard $card, Lang $lang ): array {
		return array(
			'id'    => $card->id,
			'title' => $card->title,
			'text'  => $card->text,
			'img'   => $card->image( 'card' ),
			'link'  => $card->url( $lang ),
			'slug'  => $card->slug,
		) + ( $card->lang === $lang ? array() : array( 'text_lang' => $card->lang->value ) );
	}
}

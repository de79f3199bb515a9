<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories\Schema;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Stories\Story;
use MentoriaiPortal\Stories\StoryCard;

/**
 * One story at top level (docs/contract.md#content).
 */
final class StorySchema {

	private const DESCRIPTION = 160;

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			array(
				'id'         => Shape::int(),
				'title'      => Shape::text(),
				'text'       => Shape::text(),
				'img'        => Shape::image(),
				'text_full'  => Shape::html(),
				'istorijos'  => Shape::list_of( StoryCardSchema::shape() ),
				'link'       => Shape::text(),
				'slug'       => Shape::text(),
				'alternates' => Shape::alternates(),
				'meta'       => Shape::object(
					array(
						'title'       => Shape::text(),
						'description' => Shape::text(),
					)
				),
				'text_lang'  => Shape::one_of( 'lt', 'en' ),
			),
			array( 'text_lang' )
		);
	}

	/** @return array<string, mixed> */
	public static function present( Story $story, Lang $lang ): array {
		$card = $story->card;
		return array(
			'id'         => $card->id,
			'title'      => $card->title,
			'text'       => $card->text,
			'img'        => $card->image( 'full' ),
			'text_full'  => $story->html,
			'istorijos'  => array_map( static fn ( StoryCard $other ): array => StoryCardSchema::present( $other, $lang ), $story->others ),
			'link'       => $card->url( $lang ),
			'slug'       => $card->slug,
			'alternates' => $story->alternates,
			'meta'       => array(
				'title'       => $card->title,
				'description' => '' !== $card->text ? $card->text : EditorHtml::excerpt( $story->html, self::DESCRIPTION ),
			),
		) + ( $card->lang === $lang ? array() : array( 'text_lang' => $card->lang->value ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorPage;

/**
 * A single mentor: the card's fields and more, at top level.
 */
final class MentorPageSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			MentorCardSchema::properties() + array(
				'html_text'  => Shape::html(),
				'share_link' => Shape::text(),
				'alternates' => Shape::alternates(),
				'linkedin'   => Shape::text(),
				'others'     => Shape::list_of( MentorCardSchema::shape() ),
			)
		);
	}

	/**
	 * @param array<int, Field> $fields All tags by id.
	 * @return array<string, mixed>
	 */
	public static function present( MentorPage $page, array $fields, Lang $lang ): array {
		$card = $page->mentor->card;
		return array(
			'text_lang'  => $page->text_lang->value,
			'html_text'  => $page->html,
			'share_link' => $card->kind->url( $card->slug, $lang ),
			'alternates' => $page->alternates(),
			'linkedin'   => $page->linkedin,
			'others'     => array_map( static fn ( MentorCard $other ): array => MentorCardSchema::present( $other, $fields, $lang ), $page->others ),
		) + MentorCardSchema::present( $card, $fields, $lang );
	}
}

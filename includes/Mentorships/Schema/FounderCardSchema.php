<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Schema;

use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\FounderCard;

/**
 * The founder's card, which the mentor sees beside the conversation (docs/contract.md#mentorships).
 */
final class FounderCardSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'first_name' => Shape::text(),
				'last_name'  => Shape::text(),
				'img'        => Shape::nullable( Shape::object( array( 'full' => Shape::text() ) ) ),
				'company'    => Shape::text(),
				'year'       => Shape::text(),
				'activity'   => Shape::text(),
				'question'   => Shape::text(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( FounderCard $card ): array {
		return array(
			'first_name' => $card->first_name,
			'last_name'  => $card->last_name,
			'img'        => null === $card->photo ? null : array( 'full' => $card->photo->url() ),
			'company'    => $card->company,
			'year'       => $card->year,
			'activity'   => $card->activity,
			'question'   => $card->question,
		);
	}
}

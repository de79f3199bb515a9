<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Schema;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\PlanCard;
use MentoriaiPortal\Plans\PlanList;

/**
 * A page of the caller's plans (docs/contract.md#plans).
 */
final class PlanListSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			array(
				'list'             => Shape::list_of(
					Shape::object(
						array(
							'id'   => Shape::int(),
							'open' => Shape::bool(),
							'date' => PlanSchema::day(),
							'name' => Shape::text(),
						)
					)
				),
				'contactedMentors' => Shape::list_of(
					Shape::object(
						array(
							'id'       => Shape::int(),
							'fullName' => Shape::text(),
						)
					)
				),
				'total'            => Shape::int(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( PlanList $list ): array {
		return array(
			'list'             => array_map(
				static fn ( PlanCard $card ): array => array(
					'id'   => $card->id,
					'open' => $card->open,
					'date' => $card->created_on,
					'name' => $card->other->name(),
				),
				$list->cards
			),
			'contactedMentors' => array_map(
				static fn ( Participant $mentor ): array => array(
					'id'       => $mentor->id,
					'fullName' => $mentor->name(),
				),
				$list->contacted
			),
			'total'            => $list->total,
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Schema;

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
							'id'            => Shape::int(),
							'open'          => Shape::bool(),
							'date'          => PlanSchema::day(),
							'name'          => Shape::text(),
							'person'        => Shape::object(
								array(
									'name' => Shape::text(),
									'img'  => Shape::image(),
								)
							),
							'goal'          => Shape::text(),
							'progress'      => PlanSchema::progress(),
							'next_deadline' => Shape::nullable( PlanSchema::day() ),
							'verslininko_paskirtas_statusas' => PlanSchema::status(),
							'mentoriaus_paskirtas_statusas' => PlanSchema::status(),
						)
					)
				),
				'contactedMentors' => Shape::list_of(
					Shape::object(
						array(
							'id'       => Shape::int(),
							'fullName' => Shape::text(),
							'img'      => Shape::image(),
							'taxs'     => Shape::list_of( Shape::text() ),
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
					'id'            => $card->id,
					'open'          => $card->open,
					'date'          => $card->created_on,
					'name'          => $card->other->name(),
					'person'        => array(
						'name' => $card->other->name(),
						'img'  => $card->photo?->image(),
					),
					'goal'          => $card->goal,
					'progress'      => array(
						'done'  => $card->steps_done,
						'total' => $card->steps,
					),
					'next_deadline' => $card->next_deadline,
					'verslininko_paskirtas_statusas' => $card->founder_status->value,
					'mentoriaus_paskirtas_statusas' => $card->mentor_status->value,
				),
				$list->cards
			),
			'contactedMentors' => array_map(
				static fn ( array $mentor ): array => array(
					'id'       => $mentor['person']->id,
					'fullName' => $mentor['person']->name(),
					'img'      => $mentor['photo']?->image(),
					'taxs'     => array_values( array_filter( array_map( static fn ( int $id ): ?string => $list->fields[ $id ] ?? null, $mentor['fields'] ) ) ),
				),
				$list->contacted
			),
			'total'            => $list->total,
		);
	}
}

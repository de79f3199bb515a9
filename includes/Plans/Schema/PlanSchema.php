<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Schema;

use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\Plan;
use MentoriaiPortal\Plans\PlanSide;
use MentoriaiPortal\Plans\PlanStatus;

/**
 * One plan with its steps (docs/contract.md#plans). Days are those of Vilnius.
 */
final class PlanSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		$person = Shape::object(
			array(
				'id'       => Shape::int(),
				'fullname' => Shape::text(),
				'img'      => Shape::image(),
			)
		);
		return Shape::object(
			array(
				'id'                             => Shape::int(),
				'open'                           => Shape::bool(),
				'date'                           => self::day(),
				'name'                           => Shape::text(),
				'verslininkas'                   => $person,
				'mentorius'                      => $person,
				'sukurimo_data'                  => self::day(),
				'redagavimo_data'                => self::day(),
				'verslininko_paskirtas_statusas' => self::status(),
				'mentoriaus_paskirtas_statusas'  => self::status(),
				'pagrindinis_tikslas'            => Shape::text(),
				'etapai'                         => Shape::list_of( StepSchema::shape() ),
				'progress'                       => self::progress(),
				'finished_on'                    => Shape::nullable( self::day() ),
				'mentorship_id'                  => Shape::nullable( Shape::int() ),
				'thanks'                         => Shape::object(
					array(
						'founder' => Shape::nullable( Shape::text() ),
						'mentor'  => Shape::nullable( Shape::text() ),
					)
				),
			)
		);
	}

	/** @return array<string, mixed> What one side says of the plan. */
	public static function status(): array {
		return Shape::one_of( ...array_column( PlanStatus::cases(), 'value' ) );
	}

	/** @return array<string, mixed> Of the steps. */
	public static function progress(): array {
		return Shape::object(
			array(
				'done'  => Shape::int(),
				'total' => Shape::int(),
			)
		);
	}

	/** @return array<string, mixed> `yyyy-MM-dd`. */
	public static function day(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^\d{4}-\d\d-\d\d$',
		);
	}

	/**
	 * @param Side $viewer The caller's.
	 * @return array<string, mixed>
	 */
	public static function present( Plan $plan, Side $viewer ): array {
		return array(
			'id'                             => $plan->id,
			'open'                           => $plan->opened,
			'date'                           => $plan->created_on,
			'name'                           => $plan->side( $viewer->other() )->person->name(),
			'verslininkas'                   => self::person( $plan->founder ),
			'mentorius'                      => self::person( $plan->mentor ),
			'sukurimo_data'                  => $plan->created_on,
			'redagavimo_data'                => $plan->modified_on,
			'verslininko_paskirtas_statusas' => $plan->founder->status()->value,
			'mentoriaus_paskirtas_statusas'  => $plan->mentor->status()->value,
			'pagrindinis_tikslas'            => $plan->goal,
			'etapai'                         => array_map( StepSchema::present( ... ), $plan->steps ),
			'progress'                       => array(
				'done'  => $plan->steps_done(),
				'total' => count( $plan->steps ),
			),
			'finished_on'                    => $plan->finished_on(),
			'mentorship_id'                  => $plan->mentorship_id,
			'thanks'                         => array(
				'founder' => $plan->founder->thanks,
				'mentor'  => $plan->mentor->thanks,
			),
		);
	}

	/** @return array{id: int, fullname: string, img: mixed} */
	private static function person( PlanSide $side ): array {
		return array(
			'id'       => $side->person->id,
			'fullname' => $side->person->name(),
			'img'      => $side->photo?->image(),
		);
	}
}

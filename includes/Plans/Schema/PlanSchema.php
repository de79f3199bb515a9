<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Schema;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\Plan;
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
			)
		);
		$status = Shape::one_of( ...array_column( PlanStatus::cases(), 'value' ) );
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
				'verslininko_paskirtas_statusas' => $status,
				'mentoriaus_paskirtas_statusas'  => $status,
				'pagrindinis_tikslas'            => Shape::text(),
				'etapai'                         => Shape::list_of( StepSchema::shape() ),
				'progress'                       => Shape::object(
					array(
						'done'  => Shape::int(),
						'total' => Shape::int(),
					)
				),
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
			'name'                           => $plan->person( $viewer->other() )->name(),
			'verslininkas'                   => self::person( $plan->founder ),
			'mentorius'                      => self::person( $plan->mentor ),
			'sukurimo_data'                  => $plan->created_on,
			'redagavimo_data'                => $plan->modified_on,
			'verslininko_paskirtas_statusas' => $plan->status( Side::Founder )->value,
			'mentoriaus_paskirtas_statusas'  => $plan->status( Side::Mentor )->value,
			'pagrindinis_tikslas'            => $plan->goal,
			'etapai'                         => array_map( StepSchema::present( ... ), $plan->steps ),
			'progress'                       => array(
				'done'  => $plan->steps_done(),
				'total' => count( $plan->steps ),
			),
		);
	}

	/** @return array{id: int, fullname: string} */
	private static function person( Participant $person ): array {
		return array(
			'id'       => $person->id,
			'fullname' => $person->name(),
		);
	}
}

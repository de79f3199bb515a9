<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Schema;

use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Plans\NewStep;
use MentoriaiPortal\Plans\Step;

/**
 * A step of a plan (docs/contract.md#plans).
 */
final class StepSchema {

	/** Code points of each of a plan's texts (docs/contract.md#plans). */
	public const TEXT = 1500;

	/** Steps of a plan at most. */
	public const STEPS = 50;

	public const DEADLINE = 'terminas';

	/** One item of `planSteps`, as it was read. */
	public static function read( mixed $step ): NewStep {
		$text = static fn ( string $name ): string => is_array( $step ) && is_string( $step[ $name ] ?? null ) ? $step[ $name ] : '';
		return new NewStep( $text( 'veiksmas' ), $text( 'rezultatas' ), $text( self::DEADLINE ) );
	}

	public static function text(): Field {
		return Text::multiline( self::TEXT )->required();
	}

	public static function uid(): Field {
		return Text::line( 64 )->required();
	}

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'uid'                  => Shape::text(),
				'veiksmas'             => Shape::text(),
				'siekiamas_rezultatas' => Shape::text(),
				'terminas'             => array(
					'type'    => 'string',
					'pattern' => '^\d\d/\d\d/\d{4}$',
				),
				'status'               => Shape::bool(),
				'rev'                  => Shape::int(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( Step $step ): array {
		return array(
			'uid'                  => $step->uid,
			'veiksmas'             => $step->action,
			'siekiamas_rezultatas' => $step->result,
			'terminas'             => DeadlineField::write( $step->deadline ),
			'status'               => $step->done,
			'rev'                  => $step->rev,
		);
	}
}

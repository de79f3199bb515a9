<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * What one side says of a plan.
 */
enum PlanStatus: string {
	case Active = 'aktyvus';
	case Done   = 'baigtas';

	/** @param string|null $done_at When it was finished, in any form. */
	public static function of( ?string $done_at ): self {
		return null === $done_at ? self::Active : self::Done;
	}
}

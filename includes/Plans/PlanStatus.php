<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * What one side says of a plan.
 */
enum PlanStatus: string {
	case Active = 'aktyvus';
	case Done   = 'baigtas';
}

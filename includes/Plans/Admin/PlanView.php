<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

/**
 * Which plans staff want to see; in the address and, but for overdue and unopened ones, in `data-state`.
 */
enum PlanView: string {
	case Active   = 'active';
	case Finished = 'finished';
	/** One side still holds it active. */
	case Partly   = 'partly';
	/** Both hold it active, and a step is late. */
	case Overdue  = 'overdue';
	case Unopened = 'unopened';

	/** Of a plan. */
	public static function of( bool $founder_done, bool $mentor_done ): self {
		return $founder_done === $mentor_done ? ( $founder_done ? self::Finished : self::Active ) : self::Partly;
	}

	public function label(): string {
		return match ( $this ) {
			self::Active   => _x( 'Active', 'filter of plans', 'mentoriai-portal' ),
			self::Finished => _x( 'Finished', 'filter of plans', 'mentoriai-portal' ),
			self::Partly   => _x( 'Finished by one side', 'filter of plans', 'mentoriai-portal' ),
			self::Overdue  => _x( 'With a late step', 'filter of plans', 'mentoriai-portal' ),
			self::Unopened => _x( 'Not seen by the mentor', 'filter of plans', 'mentoriai-portal' ),
		};
	}
}

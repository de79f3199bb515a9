<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

enum ImportState: string {
	case Checked = 'checked';
	case Running = 'running';
	case Paused  = 'paused';
	case Stopped = 'stopped';
	case Done    = 'done';

	public function is_over(): bool {
		return self::Stopped === $this || self::Done === $this;
	}

	public function label(): string {
		return match ( $this ) {
			self::Checked => _x( 'Not started', 'state of an import', 'mentoriai-portal' ),
			self::Running => _x( 'Running', 'state of an import', 'mentoriai-portal' ),
			self::Paused  => _x( 'Paused', 'state of an import', 'mentoriai-portal' ),
			self::Stopped => _x( 'Stopped', 'state of an import', 'mentoriai-portal' ),
			self::Done    => _x( 'Finished', 'state of an import', 'mentoriai-portal' ),
		};
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

/**
 * What is asked. Answers keep VERSION, so that years compare: whoever changes the meaning of a text here raises it.
 */
final class CheckInWording {

	public const VERSION = 1;

	public static function question(): string {
		return __( 'How is your work together going?', 'mentoriai-portal' );
	}

	/** @return non-empty-array<int, string> Score to words. */
	public static function scale(): array {
		return array(
			1 => _x( 'Very badly', 'how it is going', 'mentoriai-portal' ),
			2 => _x( 'Badly', 'how it is going', 'mentoriai-portal' ),
			3 => _x( 'So-so', 'how it is going', 'mentoriai-portal' ),
			4 => _x( 'Well', 'how it is going', 'mentoriai-portal' ),
			5 => _x( 'Very well', 'how it is going', 'mentoriai-portal' ),
		);
	}

	public static function help(): string {
		return __( 'Only the staff of the programme see your answer. The other person never does.', 'mentoriai-portal' );
	}
}

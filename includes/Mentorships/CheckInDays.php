<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

/**
 * On which days after the first answer each side is asked how it goes: 14, 42, and then every 60.
 */
final class CheckInDays {

	private const FIRST = 14;

	private const SECOND = 42;

	private const EVERY = 60;

	/** The latest of them that has come, in seconds after the first answer; 0 for none. */
	public static function latest( int $seconds ): int {
		$days = intdiv( max( 0, $seconds ), 86400 );
		return 86400 * match ( true ) {
			$days < self::FIRST  => 0,
			$days < self::SECOND => self::FIRST,
			default              => $days - ( $days - self::SECOND ) % self::EVERY,
		};
	}

	/** The next one that has not come yet. */
	public static function next( int $seconds ): int {
		$latest = self::latest( $seconds );
		return match ( $latest ) {
			0                    => self::FIRST * 86400,
			self::FIRST * 86400  => self::SECOND * 86400,
			default              => $latest + self::EVERY * 86400,
		};
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\MentorAvailability;
use MentoriaiPortal\Mentors\MentorRepository;
use MentoriaiPortal\Mentors\WordIndex;

/**
 * The index of mentors for tests that ask nothing about places.
 */
final class NoPairs {

	public static function mentors( Db $db ): MentorRepository {
		return new MentorRepository( $db, new WordIndex( $db ), new MentorAvailability( new Settings(), new Clock(), static fn (): string => '0 AS open_count, NULL AS answers', static fn (): float => 0.0 ) );
	}
}

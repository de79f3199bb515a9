<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\MentorAvailability;
use MentoriaiPortal\Mentors\MentorPairs;
use MentoriaiPortal\Mentors\MentorRepository;
use MentoriaiPortal\Mentors\WordIndex;

/**
 * Mentorships that there are none of, and the index of mentors for tests that ask nothing about places.
 */
final class NoPairs implements MentorPairs {

	public static function mentors( Db $db ): MentorRepository {
		return new MentorRepository( $db, new WordIndex( $db ), new MentorAvailability( new Settings(), new Clock(), static fn () => new self() ) );
	}

	public function columns( string $mentor_id, string $since ): string {
		return '0 AS open_count, NULL AS answers';
	}

	public function median( int $mentor_id, string $since, int $answers ): float {
		return 0.0;
	}

	public function select_open(): UnionPart {
		return new UnionPart( array( 'mentor_id', 'number' ), 'SELECT 0 AS mentor_id, 0 AS number', array() );
	}

	public function select_quick( string $since, int $answers, int $seconds ): UnionPart {
		return new UnionPart( array( 'mentor_id' ), 'SELECT 0 AS mentor_id', array() );
	}

	public function select_taken( int $person_id, string $since ): UnionPart {
		return new UnionPart( array( 'mentor_id' ), 'SELECT 0 AS mentor_id', array() );
	}
}

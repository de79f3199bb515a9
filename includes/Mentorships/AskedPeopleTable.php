<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Table;

/**
 * When each person was last asked how mentorships go, or whether they go on: see AskedPeopleRepository.
 */
final class AskedPeopleTable implements Table {

	public static function name(): string {
		return 'asked_people';
	}

	public static function definition(): string {
		return 'user_id bigint(20) unsigned NOT NULL,
			asked_at datetime NOT NULL,
			PRIMARY KEY  (user_id)';
	}
}

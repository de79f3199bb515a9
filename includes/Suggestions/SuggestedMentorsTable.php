<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Database\Table;

/**
 * The mentors of each suggestion, in the order in which staff named them.
 */
final class SuggestedMentorsTable implements Table {

	public static function name(): string {
		return 'suggested_mentors';
	}

	public static function definition(): string {
		return 'suggestion_id bigint(20) unsigned NOT NULL,
			mentor_id bigint(20) unsigned NOT NULL,
			position tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (suggestion_id,mentor_id),
			KEY mentor_id (mentor_id)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Database\Table;

/**
 * What staff suggested to founders. `author_id` 0: a colleague who was erased. `open_key` is a hash of mentors and note, and null once
 * the founder has closed it: the same cannot stand there twice.
 */
final class SuggestionsTable implements Table {

	public static function name(): string {
		return 'suggestions';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			founder_id bigint(20) unsigned NOT NULL,
			author_id bigint(20) unsigned NOT NULL,
			note text NOT NULL,
			open_key varchar(64) DEFAULT NULL,
			created_at datetime NOT NULL,
			closed_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY founder_open (founder_id,open_key),
			KEY author_id (author_id)';
	}
}

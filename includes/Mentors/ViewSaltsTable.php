<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Table;

/**
 * The salt of the day for visitor hashes; only today's is kept.
 */
final class ViewSaltsTable implements Table {

	public static function name(): string {
		return 'view_salts';
	}

	public static function definition(): string {
		return 'day date NOT NULL,
			salt char(64) NOT NULL,
			PRIMARY KEY  (day)';
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Database\Table;

final class BotSolutionsTable implements Table {

	public static function name(): string {
		return 'bot_solutions';
	}

	/** Solutions that were used, until they would have expired anyway. */
	public static function definition(): string {
		return 'solution_hash char(64) NOT NULL,
			expires_at bigint(20) NOT NULL,
			PRIMARY KEY  (solution_hash),
			KEY expires_at (expires_at)';
	}
}

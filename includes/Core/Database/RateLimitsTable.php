<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

final class RateLimitsTable implements Table {

	public static function name(): string {
		return 'rate_limits';
	}

	public static function definition(): string {
		return 'bucket char(64) NOT NULL,
			hits int(10) NOT NULL,
			resets_at bigint(20) NOT NULL,
			PRIMARY KEY  (bucket),
			KEY resets_at (resets_at)';
	}
}

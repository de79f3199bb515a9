<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

final class IdempotencyTable implements Table {

	public static function name(): string {
		return 'idempotency';
	}

	public static function definition(): string {
		return 'actor char(64) NOT NULL,
			route varchar(40) NOT NULL,
			client_id char(36) NOT NULL,
			result_id bigint(20) NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			PRIMARY KEY  (actor,route,client_id),
			KEY created_at (created_at)';
	}
}

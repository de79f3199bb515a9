<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * Where someone is signed in.
 *
 * @phpstan-import-type JsonSchema from Shape
 */
final class SessionSchema {

	/**
	 * @param list<array{id: int, created_at: int, last_seen: int, browser: string}> $sessions
	 * @return list<array<string, mixed>>
	 */
	public static function present( array $sessions, Identity $who ): array {
		return array_map(
			static fn ( array $session ): array => array(
				'id'           => $session['id'],
				'created_at'   => Clock::sql_to_wire( Clock::to_sql( $session['created_at'] ) ),
				'last_seen_at' => Clock::sql_to_wire( Clock::to_sql( $session['last_seen'] ) ),
				'browser'      => $session['browser'],
				'is_current'   => $session['id'] === $who->session_id,
			),
			$sessions
		);
	}

	/** @return JsonSchema */
	public static function list_shape(): array {
		return Shape::ok(
			array(
				'sessions' => Shape::list_of(
					Shape::object(
						array(
							'id'           => Shape::int(),
							'created_at'   => Shape::time(),
							'last_seen_at' => Shape::time(),
							'browser'      => Shape::text(),
							'is_current'   => Shape::bool(),
						)
					)
				),
			)
		);
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

/**
 * The rows of routes.php.
 *
 * @phpstan-type Row array{who: string, call: array<string, mixed>|string, by?: string, stored?: array<string, array{string, string, 2?: string, 3?: string}|null>, foreign?: array<string, array{string|null, string, 2?: true|array{int, string}}>, echoes?: bool}
 */
final class Calls {

	/** @return array<string, Row> "POST login" to its row. */
	public static function rows(): array {
		static $rows = null;
		return $rows ??= require __DIR__ . '/routes.php';
	}

	/** @return array<string, mixed>|string What World fills in. */
	public static function of( string $route ): array|string {
		return self::rows()[ $route ]['call'];
	}

	/** Who makes the call. */
	public static function caller( string $route ): string {
		return self::rows()[ $route ]['by'] ?? 'founder';
	}

	/** @return list<string> */
	public static function routes(): array {
		return array_keys( self::rows() );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The secret of a personal link in an email. The email alone has it; what is kept of it is its SHA-256.
 */
final class LinkSecret {

	/** What a path or field that holds one may be long: a link that was cut or changed leads nowhere, it is not a wrong field. */
	public const FIELD = 4000;

	public static function make(): string {
		return bin2hex( random_bytes( 32 ) );
	}

	public static function hash( string $secret ): string {
		return hash( 'sha256', $secret );
	}

	public static function is_one( string $text ): bool {
		return 1 === preg_match( '~^[0-9a-f]{64}$~D', $text );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * A text as one line that is not too long.
 */
final class OneLine {

	/** At most so many characters, the last of a cut one being “…”. */
	public static function of( string $text, int $max ): string {
		$line = trim( (string) preg_replace( '~\s+~u', ' ', $text ) );
		return mb_strlen( $line ) <= $max ? $line : rtrim( mb_substr( $line, 0, $max - 1 ) ) . '…';
	}
}

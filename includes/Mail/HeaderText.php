<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * A text that is in a header of an email: on one line, because a line break would begin another header, and never an
 * encoded word, because mail programs would show what it stands for, line breaks too.
 */
final class HeaderText {

	public static function of( string $text ): string {
		$line = trim( (string) preg_replace( '~[\x00-\x20\x7F]+~', ' ', $text ) );
		// A space of no width between "=" and "?": it reads the same.
		return (string) preg_replace( '~=(?=\?[^?\s]+\?[bq]\?)~i', "=\u{200B}", $line );
	}
}

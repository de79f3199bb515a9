<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * What members wrote, for emails that the portal sends in its own name.
 */
final class MemberText {

	private const LENGTH = 120;

	/**
	 * The same to the eye, but no mail program makes a link or an address of any part of it: a blank without width
	 * stands after what holds one together.
	 */
	public static function unlinked( string $text ): string {
		return (string) preg_replace( '~(?<=\S)[.:/@](?=\S)~u', "$0\u{200B}", $text );
	}

	/** The same on one line, cut where it is longer than an email should quote. */
	public static function line( string $text ): string {
		$line = trim( (string) preg_replace( '~\s+~u', ' ', $text ) );
		return self::unlinked( mb_strlen( $line ) > self::LENGTH ? mb_substr( $line, 0, self::LENGTH ) . '…' : $line );
	}
}

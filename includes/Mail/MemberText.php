<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\OneLine;

/**
 * What members wrote, for emails that the portal sends in its own name.
 */
final class MemberText {

	private const LENGTH = 120;

	/**
	 * The same to the eye, on one line, but no mail program makes a link or an address of any part of it: a blank without
	 * width stands after what holds one together.
	 */
	public static function unlinked( string $text ): string {
		return (string) preg_replace( array( '~\R~u', '~(?<=\S)[.:/@](?=\S)~u' ), array( ' ', "$0\u{200B}" ), $text );
	}

	/** The same, cut where it is longer than an email should quote. */
	public static function line( string $text ): string {
		return self::unlinked( OneLine::of( $text, self::LENGTH ) );
	}

	/** Paragraphs, each line marked as quoted: none of them looks like the portal's own words. '' stays ''. */
	public static function quoted( string $text ): string {
		$lines = '' === $text ? array() : preg_split( '~\R~u', $text );
		return array() === $lines || false === $lines ? '' : "\n" . implode( "\n", array_map( static fn ( string $line ): string => rtrim( '> ' . self::unlinked( $line ) ), $lines ) ) . "\n";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * What members wrote, for mails that the portal sends in its own name.
 */
final class MemberText {

	/**
	 * The same to the eye, but no mail program makes a link or an address of any part of it: a blank without width
	 * stands after what holds one together.
	 */
	public static function unlinked( string $text ): string {
		return (string) preg_replace( '~(?<=\S)[.:/@](?=\S)~u', "$0\u{200B}", $text );
	}
}

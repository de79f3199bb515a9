<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Which kinds of email someone has switched off: keys of OptionalMail. All are on unless they said no.
 */
final class MutedMails {

	/** @return list<string> */
	public static function of( int $user_id ): array {
		$muted = get_user_meta( $user_id, UserMeta::MUTED_MAILS, true );
		return is_array( $muted ) ? array_values( array_filter( $muted, 'is_string' ) ) : array();
	}

	public static function has( int $user_id, string $kind ): bool {
		return in_array( $kind, self::of( $user_id ), true );
	}

	public static function set( int $user_id, string $kind, bool $muted ): void {
		$others = array_values( array_diff( self::of( $user_id ), array( $kind ) ) );
		update_user_meta( $user_id, UserMeta::MUTED_MAILS, $muted ? array( ...$others, $kind ) : $others );
	}
}

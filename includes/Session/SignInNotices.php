<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Session\Mail\NewSignInMail;

/**
 * Tells a person of a sign-in with a browser family that was not seen before. Kept are hashes of families only: no
 * address, no version, no name. The first sign-in of all is nothing new.
 */
final readonly class SignInNotices {

	/** Families remembered for a person, the newest ones. */
	private const KEPT = 20;

	public function __construct( private MailQueue $mails, private Clock $clock ) {}

	/** @param string $family See Browser::family(). */
	public function signed_in( int $user_id, string $family ): void {
		$kept  = get_user_meta( $user_id, UserMeta::KNOWN_BROWSERS, true );
		$known = is_array( $kept ) ? array_values( $kept ) : array();
		$hash  = substr( hash_hmac( 'sha256', $user_id . '|' . $family, wp_salt( 'auth' ) ), 0, 32 );
		if ( in_array( $hash, $known, true ) ) {
			return;
		}
		update_user_meta( $user_id, UserMeta::KNOWN_BROWSERS, array_slice( array( ...$known, $hash ), -self::KEPT ) );
		if ( array() === $known ) {
			return;
		}
		$now  = $this->clock->now();
		$data = array(
			'browser' => $family,
			'at'      => $now,
		);
		$this->mails->tell( NewSignInMail::KEY, $user_id, $data, "$user_id|$hash|$now", at_once: true );
	}
}

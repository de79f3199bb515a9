<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

/**
 * The secret of the link that a person finds on their own Today: of the site's keys, so that it can be shown again and still only its hash is kept.
 */
final class OwnLink {

	public static function secret( int $checkin_id ): string {
		return hash_hmac( 'sha256', "checkin|$checkin_id", wp_salt( 'auth' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use WP_REST_Request;

/**
 * The token of a request: in `Authorization`, or, where a server before WordPress keeps that for itself (HTTP Basic), in a
 * header of ours.
 */
final class Bearer {

	public const OWN_HEADER = 'X-Mentoriai-Authorization';

	/**
	 * Null for none, and for two that differ.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 */
	public static function of( WP_REST_Request $http ): ?string {
		$tokens = array();
		foreach ( self::sent( $http ) as $header ) {
			if ( 1 === preg_match( '~^Bearer +(.*)$~isD', $header, $found ) ) {
				$tokens[] = $found[1];
			}
		}
		$token = 1 === count( array_unique( $tokens ) ) ? $tokens[0] : '';
		return 1 === preg_match( '~^[0-9a-f]{64}$~iD', $token ) ? $token : null;
	}

	/**
	 * Headers that name someone, bearer or not; the answer to them is for no one else.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 * @return list<string>
	 */
	public static function sent( WP_REST_Request $http ): array {
		return array_values( array_filter( array( $http->get_header( 'authorization' ), $http->get_header( self::OWN_HEADER ) ), 'is_string' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Sends bodies that are not JSON, texts and open streams, as they are: WordPress would make a JSON string of them. Every JSON body of
 * ours is an object or a list.
 */
final class TextBody {

	/**
	 * Filter `rest_pre_serve_request`.
	 *
	 * @param mixed                                 $served Whether the answer was sent already.
	 * @param mixed                                 $result What WordPress is about to send.
	 * @param WP_REST_Request<array<string, mixed>> $http   The request; see Dispatcher::is_asked().
	 */
	public static function serve( mixed $served, mixed $result, WP_REST_Request $http ): mixed {
		$body = $result instanceof WP_REST_Response ? $result->get_data() : null;
		if ( true === $served || ! ( is_string( $body ) || is_resource( $body ) ) ) {
			return $served;
		}
		if ( 'HEAD' !== $http->get_method() ) {
			is_resource( $body ) ? fpassthru( $body ) : print $body; // phpcs:ignore WordPress.Security.EscapeOutput -- no HTML: sent with its own type and nosniff.
		}
		return true;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Rest\Dispatcher;
use WP_REST_Request;

/**
 * Looks, whenever WordPress itself answers data/v1, at what it is like then: every plugin and the theme are loaded and
 * have hooked in. Writes only where something has changed.
 */
final readonly class ConflictProbe {

	public function __construct( private EarlyPathConflicts $conflicts ) {}

	/**
	 * The last filter of an answer; changes nothing.
	 *
	 * @param mixed $served Whether the answer was sent already.
	 * @param mixed $result What is about to be sent.
	 * @param mixed $http   The request.
	 */
	public function watch( mixed $served, mixed $result = null, mixed $http = null ): mixed {
		$before = EarlyState::read();
		if ( null !== $before && $http instanceof WP_REST_Request && Dispatcher::is_ours( $http->get_route() ) ) {
			$key   = EnvironmentFingerprint::key();
			$roots = array( (int) is_ssl() => sanitize_url( get_rest_url() ) ) + ( $before->key === $key ? $before->roots : array() );
			ksort( $roots );
			$now = new EarlyState( $key, $this->conflicts->found(), $roots );
			if ( get_object_vars( $before ) !== get_object_vars( $now ) ) {
				$now->store();
			}
		}
		return $served;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use WP_REST_Controller;

/**
 * Stands for the controllers of a post type or taxonomy whose routes no request has asked for yet; see Core\ContentTypes.
 */
final class NoRoutes extends WP_REST_Controller {

	public function register_routes(): void {}
}

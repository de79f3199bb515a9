<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Version;

/**
 * GET openapi.json: this API as an OpenAPI 3.1 document.
 */
final class OpenApiRoute extends PublicReadRoute {

	public function __construct( private readonly RouteTable $routes, private readonly Settings $settings ) {}

	public static function path(): string {
		return 'openapi.json';
	}

	public static function output(): array {
		return array( 'type' => 'object' );
	}

	public function handle( Request $request ): Reply {
		$title = ( new SiteName( $this->settings ) )->text();
		return Reply::bare( ( new OpenApi( $this->routes->all(), require __DIR__ . '/../../route-words.php' ) )->document( $title, Version::NUMBER, untrailingslashit( PortalUrls::rest( Dispatcher::NAMESPACE ) ) ) );
	}
}

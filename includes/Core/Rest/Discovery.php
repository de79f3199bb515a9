<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use Closure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Describes the routes of data/v1 to WordPress, for its index, OPTIONS and get_routes(). It only describes them:
 * calls are answered by the Dispatcher, and a request that calls a route registers none.
 */
final readonly class Discovery {

	/** @param Closure(): Dispatcher $dispatcher */
	public function __construct( private RouteTable $routes, private Closure $dispatcher ) {}

	/** Action `rest_api_init`. Fields and shapes only where they are shown: they are in every class of a route. */
	public function register(): void {
		$asked = MainRequest::route();
		$one   = MainRequest::is_options() && Dispatcher::is_ours( $asked ) ? trim( substr( $asked, strlen( '/' . Dispatcher::NAMESPACE ) ), '/' ) : '';
		foreach ( '' === $one ? $this->routes->all() : $this->routes->like( $one ) as [ $path, $route, $methods ] ) {
			$pattern = preg_replace( '~\{(\w+)\}~', '(?P<$1>[^/]+)', $path );
			register_rest_route( Dispatcher::NAMESPACE, '/' . $pattern, $this->description( $route, $methods, '' !== $asked ) );
		}
	}

	/**
	 * @param class-string<Route> $route
	 * @param list<string>        $methods
	 * @return array<mixed> For register_rest_route().
	 */
	private function description( string $route, array $methods, bool $whole ): array {
		$endpoint = array(
			'methods'             => $methods,
			// The Dispatcher refuses in its own order, and has answered before WordPress comes to call this.
			'permission_callback' => '__return_true',
			'callback'            => fn ( WP_REST_Request $http ): WP_REST_Response => ( $this->dispatcher )()->respond( $http ),
		);
		return $whole
			? array( $endpoint + array( 'args' => self::args( $route ) ), 'schema' => static fn (): array => $route::output() )
			: array( $endpoint );
	}

	/**
	 * @param class-string<Route> $route
	 * @return array<string, array<string, mixed>>
	 */
	private static function args( string $route ): array {
		$schema   = $route::input()->json_schema();
		$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : array();
		$args     = array();
		foreach ( (array) ( $schema['properties'] ?? array() ) as $name => $field ) {
			$args[ (string) $name ] = (array) $field + array( 'required' => in_array( $name, $required, true ) );
		}
		return $args;
	}
}

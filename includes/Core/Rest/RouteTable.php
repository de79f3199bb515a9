<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

/**
 * Finds the route for a path below data/v1.
 */
final readonly class RouteTable {

	/** @param list<Route> $routes */
	public function __construct( private array $routes ) {}

	/**
	 * @param string $path   Below data/v1, without slashes at the ends.
	 * @param string $method GET or POST.
	 * @return array{Route, array<string, string>} The route and the parameters of its path.
	 * @throws ApiError 404, 405 with `Allow`.
	 */
	public function find( string $path, string $method ): array {
		$allowed = array();
		foreach ( $this->routes as $route ) {
			$params = self::match( $route::path(), $path );
			if ( null === $params ) {
				continue;
			}
			if ( in_array( $method, $route::methods(), true ) ) {
				return array( $route, $params );
			}
			$allowed = array( ...$allowed, ...$route::methods() );
		}
		if ( array() === $allowed ) {
			throw ApiError::not_found();
		}
		throw new ApiError( 'method_not_allowed', 405, headers: array( 'Allow' => implode( ', ', array_unique( array( ...$allowed, 'OPTIONS' ) ) ) ) );
	}

	/** @return array<string, string>|null */
	private static function match( string $pattern, string $path ): ?array {
		if ( ! str_contains( $pattern, '{' ) ) {
			return $pattern === $path ? array() : null;
		}
		$regex = preg_replace( '~\\\\\{(\w+)\\\\\}~', '(?<$1>[^/]+)', preg_quote( $pattern, '~' ) );
		if ( 1 !== preg_match( '~^' . $regex . '$~D', $path, $found ) ) {
			return null;
		}
		return array_filter( $found, 'is_string', ARRAY_FILTER_USE_KEY );
	}
}

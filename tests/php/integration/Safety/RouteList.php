<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Rest\Route;

/**
 * The routes that the running plugin answers, taken from its map.
 */
final class RouteList {

	/** @return array<string, class-string<Route>> "POST login" to the route. */
	public static function all(): array {
		$routes = array();
		foreach ( ( require dirname( __DIR__, 4 ) . '/includes/map.php' )['routes'] as $path => $methods ) {
			foreach ( $methods as $method => [ $route ] ) {
				$routes[ $method . ' ' . $path ] = $route;
			}
		}
		ksort( $routes );
		return $routes;
	}

	/**
	 * Every value that a call may carry, by its place: `filter.keyword`, `planSteps.0.terminas`.
	 *
	 * @param class-string<Route> $route
	 * @return array<string, array<string, mixed>> Place to JSON Schema.
	 */
	public static function leaves( string $route ): array {
		/** @var array<string, mixed> $schema */
		$schema = json_decode( (string) wp_json_encode( $route::input()->json_schema() ), true );
		return self::leaves_of( $schema );
	}

	/**
	 * The same of a JSON Schema.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, array<string, mixed>>
	 */
	public static function leaves_of( array $schema, string $place = '' ): array {
		$below = match ( $schema['type'] ?? '' ) {
			'object' => (array) $schema['properties'],
			'array'  => array( '0' => $schema['items'] ),
			default  => array(),
		};
		if ( array() === $below ) {
			return '' === $place ? array() : array( $place => $schema );
		}
		$leaves = array();
		foreach ( $below as $name => $inner ) {
			$leaves += self::leaves_of( $inner, ltrim( $place . '.' . $name, '.' ) );
		}
		return $leaves;
	}
}

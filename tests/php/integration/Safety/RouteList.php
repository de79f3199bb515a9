<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use Closure;
use LogicException;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\Route;
use ReflectionProperty;

/**
 * The routes that the running plugin answers, taken from its own door.
 */
final class RouteList {

	/** @return array<string, Route> "POST login" to the route. */
	public static function all(): array {
		$routes = array();
		foreach ( self::registered() as $route ) {
			foreach ( $route::methods() as $method ) {
				$routes[ $method . ' ' . $route::path() ] = $route;
			}
		}
		ksort( $routes );
		return $routes;
	}

	/**
	 * Every value that a call may carry, by its place: `filter.keyword`, `planSteps.0.terminas`.
	 *
	 * @return array<string, array<string, mixed>> Place to JSON Schema.
	 */
	public static function leaves( Route $route ): array {
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

	/** @return list<Route> */
	private static function registered(): array {
		foreach ( $GLOBALS['wp_filter']['rest_pre_dispatch']->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof Dispatcher ) {
					/** @var Closure(): list<Route> $routes */
					$routes = ( new ReflectionProperty( Dispatcher::class, 'routes' ) )->getValue( $callback['function'][0] );
					return $routes();
				}
			}
		}
		throw new LogicException( 'The door of data/v1 is not registered.' );
	}
}

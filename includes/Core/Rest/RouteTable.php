<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use Closure;
use MentoriaiPortal\Module;

/**
 * The routes of data/v1 as the map lists them. Finds one by its path, and builds that one only.
 *
 * Rows: path to method to the route and its module.
 *
 * @phpstan-type RouteRows array<string, array<string, array{class-string<Route>, class-string<Module>}>>
 */
final readonly class RouteTable {

	/**
	 * @param RouteRows                                                   $rows
	 * @param Closure( class-string<Module> ): bool                      $is_on Whether a module is switched on.
	 * @param Closure( class-string<Route>, class-string<Module> ): Route $make  The route of a module.
	 */
	public function __construct( private array $rows, private Closure $is_on, private Closure $make ) {}

	/**
	 * @param string $path   Below data/v1, without slashes at the ends.
	 * @param string $method GET or POST.
	 * @return array{Route, array<string, string>} The route and the parameters of its path.
	 * @throws ApiError 404, 405 with `Allow`.
	 */
	public function find( string $path, string $method ): array {
		[ $rows, $params ] = $this->at( $path );
		if ( ! isset( $rows[ $method ] ) ) {
			throw new ApiError( 'method_not_allowed', 405, headers: array( 'Allow' => self::allow( $rows ) ) );
		}
		return array( ( $this->make )( ...$rows[ $method ] ), $params );
	}

	/** @throws ApiError 404. */
	public function allowed( string $path ): string {
		return self::allow( $this->at( $path )[0] );
	}

	/**
	 * All that are switched on.
	 *
	 * @return list<array{string, class-string<Route>, list<string>}> Path, route, methods.
	 */
	public function all(): array {
		return array_merge( ...array_map( $this->listed( ... ), array_keys( $this->rows ) ) );
	}

	/**
	 * Those that answer a path, as all() lists them.
	 *
	 * @return list<array{string, class-string<Route>, list<string>}>
	 */
	public function like( string $path ): array {
		$same = array_filter( array_keys( $this->rows ), static fn ( string $pattern ): bool => $pattern === $path || null !== self::match( $pattern, $path ) );
		return array_merge( ...array_map( $this->listed( ... ), array_values( $same ) ) );
	}

	/** @return list<array{string, class-string<Route>, list<string>}> */
	private function listed( string $path ): array {
		$methods = array();
		foreach ( $this->switched_on( $this->rows[ $path ] ) as $method => [ $route ] ) {
			$methods[ $route ][] = $method;
		}
		return array_map( static fn ( string $route, array $of ): array => array( $path, $route, $of ), array_keys( $methods ), $methods );
	}

	/**
	 * @return array{array<string, array{class-string<Route>, class-string<Module>}>, array<string, string>} Method to route, and the parameters of the path.
	 * @throws ApiError 404.
	 */
	private function at( string $path ): array {
		$found = $this->switched_on( str_contains( $path, '{' ) ? array() : $this->rows[ $path ] ?? array() );
		if ( array() !== $found ) {
			return array( $found, array() );
		}
		foreach ( $this->rows as $pattern => $rows ) {
			$params = str_contains( $pattern, '{' ) ? self::match( $pattern, $path ) : null;
			$found  = null === $params ? array() : $this->switched_on( $rows );
			if ( array() !== $found ) {
				return array( $found, (array) $params );
			}
		}
		throw ApiError::not_found();
	}

	/**
	 * @param array<string, array{class-string<Route>, class-string<Module>}> $rows
	 * @return array<string, array{class-string<Route>, class-string<Module>}>
	 */
	private function switched_on( array $rows ): array {
		return array_filter( $rows, fn ( array $row ): bool => ( $this->is_on )( $row[1] ) );
	}

	/** @param array<string, mixed> $rows By method. */
	private static function allow( array $rows ): string {
		return implode( ', ', array( ...array_keys( $rows ), 'OPTIONS' ) );
	}

	/** @return array<string, string>|null */
	private static function match( string $pattern, string $path ): ?array {
		$regex = preg_replace( '~\\\\\{(\w+)\\\\\}~', '(?<$1>[^/]+)', preg_quote( $pattern, '~' ) );
		return 1 === preg_match( '~^' . $regex . '$~D', $path, $found ) ? array_filter( $found, 'is_string', ARRAY_FILTER_USE_KEY ) : null;
	}
}

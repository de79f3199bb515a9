<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Core\CoreModule;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Rest\RouteTable;

/**
 * A table of a test's own routes, each of a class of its own.
 */
final class OwnTable {

	public static function of( Route ...$routes ): RouteTable {
		$rows = array();
		$made = array();
		foreach ( $routes as $route ) {
			$made[ $route::class ] = $route;
			foreach ( $route::methods() as $method ) {
				$rows[ $route::path() ][ $method ] = array( $route::class, CoreModule::class );
			}
		}
		return new RouteTable( $rows, static fn (): bool => true, static fn ( string $name ): Route => $made[ $name ] );
	}
}

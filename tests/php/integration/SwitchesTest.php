<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration;

use Closure;
use MentoriaiPortal\Boot;
use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\RouteTable;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Shell\Resolver;
use MentoriaiPortal\Shell\Sitemap\PageAddressRepository;
use MentoriaiPortal\Tests\Integration\Core\Rest\PublicRoute;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Features and screens that a setting switches off.
 */
final class SwitchesTest extends IntegrationTestCase {

	public function test_a_module_that_is_off_answers_no_hook_and_no_route_and_has_no_jobs_and_no_checks(): void {
		$asks = $this->portal_with_a_switched_module();
		self::assertSame( array( 'text', 404, 0, false, 0 ), $asks() );
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'test_feature' === $name ? true : $value, 20, 2 );
		self::assertSame( array( 'text and more', 200, 1, true, 1 ), $asks() );
	}

	public function test_a_screen_that_is_off_is_nowhere(): void {
		$menu = wp_create_nav_menu( 'Test' );
		self::assertIsInt( $menu );
		$pages = new Pages( new PageRepository( $this->db() ), new ContentCache() );
		$page  = $pages->find_by_path( '/renginiai' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-object-id' => $page?->id, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ) );
		foreach ( array( '/renginiai', '/sekmes-istorijos', 'https://example.org/renginiai' ) as $url ) {
			wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $url, 'menu-item-url' => $url, 'menu-item-status' => 'publish' ) );
		}
		set_theme_mod( 'nav_menu_locations', array( 'mentoriai_menu_lt' => $menu ) );
		$asks = fn (): array => array(
			array_map( static fn ( string $path ): string => ( new Resolver( $pages, new Settings() ) )->resolve( $path )->kind->value ?? '', array( '/renginiai', '/en/renginiai/', '/sekmes-istorijos' ) ),
			count( $this->request( 'GET', 'get_menu' )->get_data()['menu'] ),
			in_array( 'Events', array_column( $this->request( 'GET', 'get_router' )->get_data()['pages'], 'type' ), true ),
			in_array( home_url( '/renginiai' ), array_column( ( new PageAddressRepository( $this->db(), $pages, new Settings() ) )->page( 0, 100 ), 'loc' ), true ),
		);
		self::assertSame( array( array( 'page', 'page', 'page' ), 4, true, true ), $asks() );

		add_filter( 'mentoriai_screen_is_on', static fn ( bool $on, string $path ): bool => $on && '/renginiai' !== $path, 10, 2 );
		( new ContentCache() )->forget();
		self::assertSame( array( array( 'not_found', 'not_found', 'page' ), 2, false, false ), $asks() );

		// A callback that forgets to return anything.
		add_filter( 'mentoriai_screen_is_on', '__return_null', 20 );
		( new ContentCache() )->forget();
		self::assertSame( array( array( 'page', 'page', 'page' ), 4, true, true ), $asks() );
	}

	/** @return Closure(): array{string, int, int, bool, int} Text of the hook, status of the route, number of listed routes, whether there is the job, number of checks. */
	private function portal_with_a_switched_module(): Closure {
		$plugin = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		/** @var array{RouteTable, Closure(): array<string, callable(): mixed>, Closure(): list<HealthCheck>} $parts */
		$parts = Closure::bind(
			function (): array {
				$this->map       = array(
					'routes'   => array( 'open' => array( 'GET' => array( PublicRoute::class, SwitchedModule::class ) ) ),
					'switches' => array( SwitchedModule::class => true ),
				) + $this->map();
				$this->factories = $this->factories() + array( SwitchedModule::class => static fn () => new SwitchedModule() );
				$this->boot->add( array() );
				add_filter( 'test_feature_text', static fn ( mixed ...$given ): mixed => Boot::call( SwitchedModule::class, 0, null, $given ) );
				return array( $this->routes(), fn () => $this->together()->jobs(), fn () => $this->together()->checks() );
			},
			$plugin,
			Plugin::class
		)();
		[ $routes, $jobs, $checks ] = $parts;
		$others                    = count( $checks() );
		return static function () use ( $routes, $jobs, $checks, $others ): array {
			try {
				$status = $routes->find( 'open', 'GET' )[0] instanceof PublicRoute ? 200 : 500;
			} catch ( ApiError $error ) {
				$status = $error->status;
			}
			return array( apply_filters( 'test_feature_text', 'text' ), $status, count( $routes->all() ), isset( $jobs()['test_feature'] ), count( $checks() ) - $others );
		};
	}
}

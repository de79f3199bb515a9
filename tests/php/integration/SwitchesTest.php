<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration;

use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Shell\Resolver;
use MentoriaiPortal\Shell\Sitemap\PageAddressRepository;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Screens that are switched off.
 */
final class SwitchesTest extends IntegrationTestCase {

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
}

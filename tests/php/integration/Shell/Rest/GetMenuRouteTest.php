<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell\Rest;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Tests\IntegrationTestCase;

final class GetMenuRouteTest extends IntegrationTestCase {

	public function test_the_menu_of_the_language_two_levels_deep(): void {
		$menu = wp_create_nav_menu( 'Test' );
		self::assertIsInt( $menu );
		$top  = $this->item( $menu, 'Pirmas &amp; geras', '/pirmas' );
		$this->item( $menu, 'Antras', '/antras', $top );
		set_theme_mod( 'nav_menu_locations', array( 'mentoriai_menu_en' => $menu ) );

		$items = $this->request( 'GET', 'get_menu/?lang=en' )->get_data()['menu'];

		self::assertCount( 1, $items );
		self::assertSame( array( $top, 'Pirmas & geras', '/pirmas' ), array( $items[0]['id'], $items[0]['title'], $items[0]['url'] ) );
		self::assertSame( 'Antras', $items[0]['children'][0]['title'] );
		self::assertNotSame( $items, $this->request( 'GET', 'get_menu' )->get_data()['menu'] );
	}

	public function test_a_changed_item_is_seen_at_once(): void {
		$menu = wp_create_nav_menu( 'Test' );
		self::assertIsInt( $menu );
		$id   = $this->item( $menu, 'Sena', '/a' );
		set_theme_mod( 'nav_menu_locations', array( 'mentoriai_menu_lt' => $menu ) );
		$this->request( 'GET', 'get_menu' );

		wp_update_nav_menu_item( $menu, $id, array( 'menu-item-title' => 'Nauja', 'menu-item-url' => '/a', 'menu-item-status' => 'publish' ) );

		self::assertSame( 'Nauja', $this->request( 'GET', 'get_menu' )->get_data()['menu'][0]['title'] );
	}

	public function test_the_footer_is_the_settings_cleaned(): void {
		( new Settings() )->update(
			array(
				'footer' => array(
					'lt' => array(
						'block1' => array( 'title' => 'A', 'type' => 'links', 'links' => array( array( 'text' => 'B', 'link' => 'javascript:x' ) ) ),
						'block2' => array( 'title' => 'C', 'text' => '<p>D<script>e</script></p>' ),
					),
				),
				'social_facebook' => 'https://facebook.com/x',
				'social_youtube'  => '',
				'social_other'    => 'https://z',
			)
		);

		$footer = $this->request( 'GET', 'get_menu' )->get_data()['footer'];

		self::assertSame( array( array( 'link' => '', 'text' => 'B' ) ), $footer['block1']['links'] );
		self::assertSame( '<p>De</p>', $footer['block2']['text'] );
		self::assertSame( array( 'facebook' => 'https://facebook.com/x' ), $footer['share'] );
	}

	public function test_router_and_menu_cost_no_query_of_their_own(): void {
		foreach ( array( 'get_router', 'get_menu' ) as $route ) {
			$this->request( 'GET', $route );
			$empty = $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );

			self::assertLessThanOrEqual( 3 + 1, $this->count_queries( fn () => $this->request( 'GET', $route ) ) - $empty, $route );
		}
	}

	private function item( int $menu, string $title, string $url, int $parent = 0 ): int {
		$id = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent ) );
		self::assertIsInt( $id );
		return $id;
	}
}

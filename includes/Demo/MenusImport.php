<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Shell\Menus;
use RuntimeException;

/**
 * A menu for each language. An item that was put in once and taken out by an editor stays out.
 *
 * @phpstan-import-type LinkData from DemoData
 * @phpstan-import-type Ids from PagesImport
 */
final readonly class MenusImport {

	/** Term meta of a menu: page key to the page id whose item was put in. */
	private const PLACED = 'mentoriai_placed';

	public function __construct( private DemoData $data ) {}

	/** @param Ids $pages */
	public function run( array $pages ): void {
		$locations = get_nav_menu_locations();
		foreach ( Lang::cases() as $lang ) {
			$menu = $this->menu( $lang, $locations[ Menus::location( $lang ) ] ?? 0 );
			$this->fill( $menu, $lang, $pages );
			$locations[ Menus::location( $lang ) ] = $menu;
		}
		set_theme_mod( 'nav_menu_locations', $locations );
	}

	/** The menu at the place, otherwise the one of our name, otherwise a new one. */
	private function menu( Lang $lang, int $placed ): int {
		$name = 'Mentoriai ' . strtoupper( $lang->value );
		foreach ( array( $placed, $name ) as $known ) {
			$menu = 0 === $known ? false : wp_get_nav_menu_object( $known );
			if ( false !== $menu ) {
				return $menu->term_id;
			}
		}
		$made = Menus::made( $name );
		return is_int( $made ) ? $made : throw new RuntimeException( 'The menu ' . $name . ' could not be made: ' . $made->get_error_message() );
	}

	/** @param Ids $pages */
	private function fill( int $menu, Lang $lang, array $pages ): void {
		$placed = get_term_meta( $menu, self::PLACED, true );
		$placed = is_array( $placed ) ? $placed : array();
		$there  = array_map( static fn ( object $item ): int => (int) ( $item->object_id ?? 0 ), wp_get_nav_menu_items( $menu ) ?: array() );
		foreach ( $this->data->menus()[ $lang->value ]['main'] as $index => $link ) {
			$page = $pages[ $link['page'] ][ $lang->value ];
			if ( ! in_array( $page, $there, true ) && ( $placed[ $link['page'] ] ?? 0 ) !== $page ) {
				$this->add( $menu, $index + 1, $page, $link );
			}
			$placed[ $link['page'] ] = $page;
		}
		update_term_meta( $menu, self::PLACED, $placed );
	}

	/** @param LinkData $link */
	private function add( int $menu, int $position, int $page, array $link ): void {
		$item = wp_update_nav_menu_item(
			$menu,
			0,
			wp_slash(
				array(
					'menu-item-object-id' => $page,
					'menu-item-object'    => 'page',
					'menu-item-type'      => 'post_type',
					'menu-item-status'    => 'publish',
					'menu-item-position'  => $position,
					'menu-item-title'     => get_post( $page )?->post_title === $link['title'] ? '' : $link['title'],
				)
			)
		);
		if ( is_wp_error( $item ) ) {
			throw new RuntimeException( 'The menu item ' . $link['page'] . ' could not be made: ' . $item->get_error_message() );
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Error;

/**
 * The top menu of a language: WordPress's menu at our location, two levels deep.
 *
 * @phpstan-type Item array{id: int, title: string, url: string}
 * @phpstan-type TopItem array{id: int, title: string, url: string, children?: list<Item>}
 */
final readonly class Menus {

	/** Pages of a fresh menu: screens, and content pages by their Lithuanian slug. */
	private const FRESH = array( 'apie-projekta', Screen::DynamicMentors, Screen::StaticMentors, Screen::Events, Screen::Stories, 'kontaktai' );

	public function __construct(
		private Pages $pages,
		private ContentCache $cache,
		private Settings $settings
	) {}

	public static function location( Lang $lang ): string {
		return Registration::MENUS[ $lang->value ];
	}

	/** @return list<TopItem> */
	public function in( Lang $lang ): array {
		/** @var list<TopItem> */
		return $this->cache->remember( 'menu_' . $lang->value, fn (): array => $this->read( $lang ) );
	}

	/** Makes a menu for each language that has none. */
	public function install(): void {
		$locations = get_nav_menu_locations();
		foreach ( Lang::cases() as $lang ) {
			if ( isset( $locations[ self::location( $lang ) ] ) ) {
				continue;
			}
			$name = 'Mentoriai ' . strtoupper( $lang->value );
			$kept = wp_get_nav_menu_object( $name );
			$menu = false === $kept ? self::made( $name ) : $kept->term_id;
			if ( is_int( $menu ) ) {
				$this->fill( $menu, $lang );
				$locations[ self::location( $lang ) ] = $menu;
			}
		}
		set_theme_mod( 'nav_menu_locations', $locations );
	}

	/** A new menu, marked as ours; see Uninstaller. */
	public static function made( string $name ): int|WP_Error {
		$menu = wp_create_nav_menu( $name );
		if ( is_int( $menu ) ) {
			update_term_meta( $menu, '_mentoriai_made', '1' );
		}
		return $menu;
	}

	private function fill( int $menu, Lang $lang ): void {
		if ( array() !== ( wp_get_nav_menu_items( $menu ) ?: array() ) ) {
			return;
		}
		foreach ( self::FRESH as $what ) {
			$lt   = $what instanceof Screen ? $this->pages->of_screen( $what, Lang::Lt ) : $this->pages->find_by_path( $what );
			$page = null === $lt ? null : $this->pages->translation( $lt, $lang );
			if ( null !== $page ) {
				wp_update_nav_menu_item(
					$menu,
					0,
					array(
						'menu-item-object-id' => $page->id,
						'menu-item-object'    => 'page',
						'menu-item-type'      => 'post_type',
						'menu-item-status'    => 'publish',
					)
				);
			}
		}
	}

	/** @return list<TopItem> Without screens that are switched off and pages that are not published or have no text. */
	private function read( Lang $lang ): array {
		$id    = get_nav_menu_locations()[ self::location( $lang ) ] ?? 0;
		$posts = $id > 0 ? wp_get_nav_menu_items( $id ) : false;
		/** @var array<int, TopItem> $items */
		$items    = array();
		/** @var array<int, list<Item>> $children */
		$children = array();
		foreach ( false === $posts ? array() : $posts as $post ) {
			$page = 'page' === $post->object ? $this->pages->get( (int) $post->object_id ) : $this->pages->find_by_path( str_replace( PortalUrls::home(), '', (string) $post->url ) );
			if ( true === $page?->is_empty() || false === $page?->screen?->facts()->is_on( $this->settings ) || ( 'page' === $post->object && 'publish' !== get_post_status( (int) $post->object_id ) ) ) {
				continue;
			}
			$item   = array(
				'id'    => (int) $post->ID,
				'title' => html_entity_decode( wp_strip_all_tags( (string) $post->title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'   => esc_url_raw( (string) $post->url ),
			);
			$parent = (int) $post->menu_item_parent;
			if ( isset( $items[ $parent ] ) ) {
				$children[ $parent ][] = $item;
			} else {
				$items[ $item['id'] ] = $item;
			}
		}
		return array_values( array_map( static fn ( array $item ): array => $item + ( isset( $children[ $item['id'] ] ) ? array( 'children' => $children[ $item['id'] ] ) : array() ), $items ) );
	}
}

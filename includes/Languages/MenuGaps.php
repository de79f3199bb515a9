<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Shell\Menus;

/**
 * What the menu of one language has and that of the other lacks.
 *
 * @phpstan-type Gap array{lang: Lang, title: string, id: int, partner: int}
 */
final readonly class MenuGaps {

	public function __construct(
		private Translations $translations,
		private Pages $pages
	) {}

	/**
	 * Links to texts of the portal whose translation is not in the other menu; links that lead elsewhere have none.
	 *
	 * @return list<Gap> `id` is the text, `partner` its translation in whatever state, 0 without one.
	 */
	public function all(): array {
		$menus  = array();
		foreach ( Lang::cases() as $lang ) {
			$menus[ $lang->value ] = $this->links( $lang );
		}
		$states = $this->translations->of_many( array_keys( $menus['lt'] + $menus['en'] ) );
		$gaps   = array();
		foreach ( Lang::cases() as $lang ) {
			foreach ( $menus[ $lang->value ] as $id => $title ) {
				$partner = $states[ $id ]->partner->id ?? 0;
				if ( isset( $states[ $id ] ) && ! isset( $menus[ $lang->other()->value ][ $partner ] ) ) {
					$gaps[] = array(
						'lang'    => $lang,
						'title'   => $title,
						'id'      => $id,
						'partner' => $partner,
					);
				}
			}
		}
		return $gaps;
	}

	/** Address of the screen that changes the menu of a language. */
	public static function edit_url( Lang $lang ): string {
		$menu = get_nav_menu_locations()[ Menus::location( $lang ) ] ?? 0;
		return admin_url( 'nav-menus.php' . ( $menu > 0 ? '?action=edit&menu=' . $menu : '' ) );
	}

	/** @return array<int, string> Id of the text to the words of its link. */
	private function links( Lang $lang ): array {
		$menu  = get_nav_menu_locations()[ Menus::location( $lang ) ] ?? 0;
		$items = $menu > 0 ? wp_get_nav_menu_items( $menu ) : false;
		$links = array();
		foreach ( false === $items ? array() : $items as $item ) {
			$id = 'post_type' === $item->type ? (int) $item->object_id : $this->page_at( (string) $item->url );
			if ( $id > 0 ) {
				$links[ $id ] = (string) $item->title;
			}
		}
		return $links;
	}

	/** The portal's page that a typed address leads to; 0 for none. */
	private function page_at( string $url ): int {
		$home = untrailingslashit( PortalUrls::home() );
		$path = str_starts_with( $url, $home ) ? substr( $url, strlen( $home ) ) : $url;
		return str_starts_with( $path, '/' ) ? $this->pages->find_by_path( (string) strtok( $path, '?#' ) )->id ?? 0 : 0;
	}
}

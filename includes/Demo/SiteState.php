<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Shell\Menus;

/**
 * What of the portal is there already, for the set-up page.
 */
final readonly class SiteState {

	public function __construct( private DemoData $data, private Pages $pages, private PageWriter $writer ) {}

	/** Whether people can read what they agree to when they register. */
	public function can_register(): bool {
		return $this->pages->can_be_agreed_to();
	}

	/** Sample people are only for a site that has no one yet. */
	public function has_members(): bool {
		return $this->members() > 0;
	}

	public function members(): int {
		$counted = count_users();
		$roles   = array_map( static fn ( Role $role ): string => $role->value, Role::cases() );
		return (int) array_sum( array_intersect_key( $counted['avail_roles'], array_flip( $roles ) ) );
	}

	/** Published mentors at hubs; the two languages of one count once. */
	public function static_mentors(): int {
		$ids = get_posts(
			array(
				'post_type'   => StaticMentors::POST_TYPE,
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		return count( array_unique( array_map( array( StaticMentors::class, 'pair_key' ), $ids ) ) );
	}

	public function fields(): int {
		$count = wp_count_terms(
			array(
				'taxonomy'   => Field::TAXONOMY,
				'hide_empty' => false,
			)
		);
		return is_numeric( $count ) ? (int) $count : 0;
	}

	/** How many of the portal's pages are published. */
	public function pages( Lang $lang ): int {
		return count( $this->published( $lang ) );
	}

	/** How many of those are still as activation made them, nearly empty. */
	public function bare_pages( Lang $lang ): int {
		return count( array_filter( $this->published( $lang ), fn ( Page $page ): bool => $this->writer->is_untouched( $page->id ) ) );
	}

	public function all_pages(): int {
		return PageInstaller::count();
	}

	/** How many items the menu of a language has; null without a menu. */
	public function menu_items( Lang $lang ): ?int {
		$id    = get_nav_menu_locations()[ Menus::location( $lang ) ] ?? 0;
		$items = $id > 0 ? wp_get_nav_menu_items( $id ) : false;
		return false === $items ? null : count( $items );
	}

	/** @return list<Page> */
	private function published( Lang $lang ): array {
		return array_values( array_filter( array_map( fn ( array $page ): ?Page => $this->pages->find_by_path( $page[ $lang->value ]['path'] ), $this->data->pages() ) ) );
	}
}

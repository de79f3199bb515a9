<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;

/**
 * The list of get_router: the published pages of a language, home first, without screens that are switched off.
 */
final readonly class RouterPages {

	public function __construct( private Pages $pages, private Settings $settings ) {}

	/** @return list<array{url: string, type: string, pageid: int, title: string, post_parent: int}> */
	public function in( Lang $lang ): array {
		$pages = array_values( array_filter( $this->pages->in( $lang ), fn ( Page $page ): bool => $page->screen?->facts()->is_on( $this->settings ) ?? true ) );
		usort( $pages, static fn ( Page $a, Page $b ): int => ( 'Home' === $b->type() ) <=> ( 'Home' === $a->type() ) );
		return array_map(
			static fn ( Page $page ): array => array(
				'url'         => $page->path,
				'type'        => $page->type(),
				'pageid'      => $page->id,
				'title'       => $page->title,
				'post_parent' => $page->parent,
			),
			$pages
		);
	}
}

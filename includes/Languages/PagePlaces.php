<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Post;

/**
 * Where a page of a language stands: English ones under the English home, so that WordPress itself gives them their
 * `/en` addresses.
 */
final readonly class PagePlaces {

	public function __construct( private Pages $pages ) {}

	/** The page at the top of a language; 0 where its pages stand at the top themselves. */
	public function root( Lang $lang ): int {
		return Lang::En === $lang ? $this->pages->of_screen( Screen::Home, Lang::En )->id ?? 0 : 0;
	}

	/** Under which page the translation of a page stands: under the translation of its parent, if that is public. */
	public function parent_of_translation( WP_Post $page, Lang $lang ): int {
		if ( Screen::Home === self::screen( $page->ID ) ) {
			return 0;
		}
		$parent = $page->post_parent > 0 ? $this->pages->get( $page->post_parent ) : null;
		if ( null === $parent || Screen::Home === $parent->screen ) {
			return $this->root( $lang );
		}
		return $this->pages->translation( $parent, $lang )->id ?? $this->root( $lang );
	}

	/** The slug a screen's page must have; '' for a content page, whose slug follows from its title. */
	public function slug( WP_Post $page, Lang $lang ): string {
		$screen = self::screen( $page->ID );
		return match ( true ) {
			null === $screen          => '',
			Screen::Home === $screen  => Lang::En === $lang ? 'en' : 'pradzia',
			default                   => trim( $screen->path( $lang ), '/' ),
		};
	}

	private static function screen( int $id ): ?Screen {
		return Screen::tryFrom( (string) get_post_meta( $id, PageMeta::SCREEN, true ) );
	}
}

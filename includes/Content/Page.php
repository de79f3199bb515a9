<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * A published page of the portal, without its text.
 */
final readonly class Page {

	public function __construct(
		public int $id,
		public Lang $lang,
		/** What translations of one another have in common. */
		public string $group,
		/** Null for a content page. */
		public ?Screen $screen,
		public string $title,
		/** Site path with the language prefix: `/en/about`. */
		public string $path,
		/** Id of the page it is under; 0 for none (a language's home does not count). */
		public int $parent,
		private bool $has_text = true
	) {}

	/** Whether it would show a title only: such a page stays out of menus and search engines, and no one can agree to it. */
	public function is_empty(): bool {
		return ! $this->has_text && ( null === $this->screen || Screen::Privacy === $this->screen );
	}

	/** The `type` of get_router. */
	public function type(): string {
		return $this->screen->value ?? 'default';
	}

	public function url(): string {
		return PortalUrls::home( $this->path );
	}
}

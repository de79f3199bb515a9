<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;

/**
 * What a path of the portal leads to.
 */
final readonly class ResolvedPath {

	private function __construct(
		public Lang $lang,
		public PageKind $kind,
		public ?Screen $screen = null,
		public ?Page $page = null,
		/** Slug or id of the one thing that is shown. */
		public string $name = ''
	) {}

	/** A page, or a screen that has none. */
	public static function page( Lang $lang, ?Screen $screen, ?Page $page ): self {
		return new self( $lang, PageKind::Page, $screen, $page );
	}

	/** One thing, by its slug or id. */
	public static function single( Lang $lang, PageKind $kind, string $name ): self {
		return new self( $lang, $kind, null, null, $name );
	}

	/** A path that is the portal's, but leads nowhere. */
	public static function missing( Lang $lang ): self {
		return new self( $lang, PageKind::NotFound );
	}

	/** Null for content pages and for nothing. */
	public function facts(): ?ScreenFacts {
		return $this->screen?->facts() ?? $this->kind->facts();
	}

	/** Whether what it shows belongs to one person: such pages stay out of search engines. */
	public function is_private(): bool {
		return $this->facts()?->is_private() ?? false;
	}
}

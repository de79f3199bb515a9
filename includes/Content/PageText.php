<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * What is written on a page.
 */
final readonly class PageText {

	public function __construct(
		public string $slug,
		public string $title,
		/** The intro under the title. */
		public string $excerpt = '',
		/** Block editor markup. */
		public string $content = ''
	) {}
}

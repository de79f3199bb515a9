<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * What a path of the portal leads to.
 */
final readonly class ResolvedPath {

	private function __construct(
		public Lang $lang,
		public PageKind $place,
		public ?Screen $screen = null,
		public ?Page $page = null,
		/** Slug or id of the last part of the path. */
		public string $name = ''
	) {}

	/** A page, or a screen that has none. */
	public static function page( Lang $lang, ?Screen $screen, ?Page $page ): self {
		return new self( $lang, PageKind::Page, $screen, $page );
	}

	public static function at( Lang $lang, PageKind $place, string $name ): self {
		return new self( $lang, $place, null, null, $name );
	}

	/** A path that is the portal's, but leads nowhere. */
	public static function missing( Lang $lang ): self {
		return new self( $lang, PageKind::Nowhere );
	}

	/** Whether its screen has texts that other visitors do not need (withMemberTexts in src/app/routes.ts). */
	public function is_for_members(): bool {
		return in_array( $this->place, array( PageKind::Conversation, PageKind::Plan, PageKind::Survey ), true )
			|| in_array( $this->screen, array( Screen::Messages, Screen::Profile, Screen::Results, Screen::Plans ), true );
	}

	/** Whether what it shows belongs to one person: such pages stay out of search engines. */
	public function is_private(): bool {
		return $this->is_for_members() || in_array( $this->screen, array( Screen::Login, Screen::LostPassword, Screen::ResetPassword ), true );
	}
}

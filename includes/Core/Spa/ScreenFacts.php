<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Spa;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;

/**
 * All that server, app, tools and tests must know about a screen. `npm run types:generate` writes what the app needs to
 * src/api/generated/screens.ts.
 */
final readonly class ScreenFacts {

	public function __construct(
		/** Fixed Lithuanian path, or a pattern such as `/pokalbis/:id`; with the prefix `/en` it works in English too. */
		public string $path,
		public Entry $entry,
		/** Folder in src/features. */
		public string $feature,
		/** Name of the lazy import in src/app/routes.ts. */
		public string $chunk,
		/** @var 'page'|'form'|'list' What is shown instead while it loads. */
		public string $skeleton = 'page',
		/** @var (Closure(): string)|null Null where what is shown has a title. */
		private ?Closure $title = null,
		/** @var (Closure(): string)|null */
		private ?Closure $intro = null,
		/** Whether search engines must not index it, though no account is needed. */
		private bool $private = false,
		/** The setting that switches it off. */
		public ?string $setting = null,
		/** Its path below `/en`, where it has one in English; the Lithuanian one works there too. */
		private string $english = ''
	) {}

	/** @return non-empty-list<string> Below the prefix of a language, the one that links name first. */
	public function paths( Lang $lang ): array {
		return Lang::En === $lang && '' !== $this->english ? array( $this->english, $this->path ) : array( $this->path );
	}

	public function title(): string {
		return null === $this->title ? '' : ( $this->title )();
	}

	public function intro(): string {
		return null === $this->intro ? '' : ( $this->intro )();
	}

	/** Slug of its page as it is made on activation. */
	public function slug( Lang $lang = Lang::Lt ): string {
		return trim( $this->paths( $lang )[0], '/' );
	}

	/** Whether what it shows belongs to one person: such pages stay out of search engines. */
	public function is_private(): bool {
		return $this->private || $this->entry->needs_account();
	}

	/** As its setting says, or the filter `mentoriai_screen_is_on` (on, path); one that returns nothing changes nothing. */
	public function is_on( Settings $settings ): bool {
		$is_on = null === $this->setting || $settings->bool( $this->setting );
		return (bool) ( apply_filters( 'mentoriai_screen_is_on', $is_on, $this->path ) ?? $is_on );
	}
}

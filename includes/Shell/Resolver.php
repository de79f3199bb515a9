<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;

/**
 * What of the portal a path leads to. A slash at the end makes no difference.
 */
final readonly class Resolver {

	/** Pages by their id: `/default/12`. */
	private const BY_ID = 'default';

	public function __construct( private Pages $pages, private Settings $settings ) {}

	/** @return list<string> First parts of the paths with a parameter. */
	public static function prefixes(): array {
		$patterns = array_merge( ...array_map( static fn ( PageKind $kind ): array => $kind->facts()?->paths( Lang::En ) ?? array(), PageKind::cases() ) );
		return array( self::BY_ID, ...array_map( static fn ( string $pattern ): string => explode( '/', $pattern )[1], $patterns ) );
	}

	/**
	 * @param string $path Below the site's home, as requested.
	 * @return array{Lang, string, string} Language, the path without slashes at its ends, and that without the language.
	 */
	public static function split( string $path ): array {
		$lang  = Lang::from_path( $path );
		$plain = trim( rawurldecode( $path ), '/' );
		return array( $lang, $plain, Lang::En === $lang ? ltrim( substr( $plain, 2 ), '/' ) : $plain );
	}

	/**
	 * @param string $path Below the site's home, as requested.
	 * @return ResolvedPath|null Null for what is WordPress's own: a page of the site below `/en` too.
	 */
	public function resolve( string $path ): ?ResolvedPath {
		[ $lang, $plain, $inner ] = self::split( $path );
		if ( str_contains( $plain, '//' ) ) {
			return ResolvedPath::missing( $lang );
		}
		$found = $this->page( $plain, $inner, $lang ) ?? $this->single( $inner, $lang );
		return $found?->facts()?->is_on( $this->settings ) ?? true ? $found : ResolvedPath::missing( $lang );
	}

	private function page( string $plain, string $inner, Lang $lang ): ?ResolvedPath {
		$page = $this->pages->find_by_path( $plain );
		if ( null !== $page ) {
			return ResolvedPath::page( $lang, $page->screen, $page );
		}
		foreach ( Screen::cases() as $screen ) {
			if ( in_array( '/' . $inner, $screen->facts()->paths( $lang ), true ) ) {
				return $this->screen( $screen, $lang );
			}
		}
		$page = Lang::En === $lang ? $this->pages->find_by_path( $inner ) : null;
		return null === $page ? null : $this->in_language( $page, $lang );
	}

	/** Screens work without a page; the policy is its page. */
	private function screen( Screen $screen, Lang $lang ): ResolvedPath {
		$page = $this->pages->of_screen( $screen, $lang );
		if ( null !== $page || Screen::Privacy !== $screen ) {
			return ResolvedPath::page( $lang, $screen, $page );
		}
		$page = $this->pages->of_screen( $screen, $lang->other() );
		return null === $page ? ResolvedPath::missing( $lang ) : ResolvedPath::page( $lang, $screen, $page );
	}

	private function single( string $inner, Lang $lang ): ?ResolvedPath {
		$parts = explode( '/', $inner );
		if ( ! in_array( $parts[0], self::prefixes(), true ) ) {
			return null;
		}
		if ( self::BY_ID === $parts[0] ) {
			return 2 === count( $parts ) ? $this->by_id( self::is_id( $parts[1] ) ? (int) $parts[1] : 0, $lang ) : ResolvedPath::missing( $lang );
		}
		foreach ( PageKind::cases() as $kind ) {
			if ( self::fits( $parts, $kind->facts()?->paths( $lang ) ?? array() ) ) {
				return ResolvedPath::single( $lang, $kind, $parts[1] );
			}
		}
		return ResolvedPath::missing( $lang );
	}

	/**
	 * @param list<string> $parts
	 * @param list<string> $patterns
	 */
	private static function fits( array $parts, array $patterns ): bool {
		foreach ( $patterns as $pattern ) {
			$pattern = explode( '/', trim( $pattern, '/' ) );
			if ( $parts[0] === $pattern[0] && count( $parts ) === count( $pattern ) && ( ':id' !== $pattern[1] || self::is_id( $parts[1] ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function is_id( string $part ): bool {
		return ctype_digit( $part ) && strlen( $part ) < 19;
	}

	private function by_id( int $id, Lang $lang ): ResolvedPath {
		$page = $this->pages->get( $id );
		return null === $page ? ResolvedPath::missing( $lang ) : $this->in_language( $page, $lang );
	}

	/** The translation, or the page itself where none is published. */
	private function in_language( Page $page, Lang $lang ): ResolvedPath {
		return ResolvedPath::page( $lang, $page->screen, $this->pages->translation( $page, $lang ) ?? $page );
	}
}

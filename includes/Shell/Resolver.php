<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Which of the portal's places a path is (specification 1, section 2). A slash at the end makes no difference.
 */
final readonly class Resolver {

	/** First parts of the paths with a parameter; the rest of each is one segment (`apklausa`: two). */
	public const PREFIXES = array( 'mentorius', 'mentoriai-spieciuose', 'success-stories', 'event', 'default', 'pokalbis', 'veiksmu-planai', 'apklausa' );

	public function __construct( private Pages $pages ) {}

	/**
	 * @param string $path Below the site's home, as requested.
	 * @return ResolvedPath|null Null for what is WordPress's own.
	 */
	public function resolve( string $path ): ?ResolvedPath {
		$lang  = Lang::from_path( $path );
		$plain = trim( rawurldecode( $path ), '/' );
		$inner = Lang::En === $lang ? ltrim( substr( $plain, 2 ), '/' ) : $plain;
		if ( str_contains( $plain, '//' ) ) {
			return ResolvedPath::missing( $lang );
		}
		return $this->page( $plain, $inner, $lang )
			?? $this->single( $inner, $lang )
			?? ( Lang::En === $lang ? ResolvedPath::missing( $lang ) : null );
	}

	private function page( string $plain, string $inner, Lang $lang ): ?ResolvedPath {
		$page = $this->pages->find_by_path( $plain );
		if ( null !== $page ) {
			return ResolvedPath::page( $lang, $page->screen, $page );
		}
		foreach ( Screen::cases() as $screen ) {
			if ( trim( $screen->path(), '/' ) === $inner ) {
				return ResolvedPath::page( $lang, $screen, $this->pages->of_screen( $screen, $lang ) );
			}
		}
		$page = Lang::En === $lang ? $this->pages->find_by_path( $inner ) : null;
		return null === $page ? null : $this->in_language( $page, $lang );
	}

	private function single( string $inner, Lang $lang ): ?ResolvedPath {
		$parts = explode( '/', $inner );
		if ( 'apklausa' === $parts[0] && 3 === count( $parts ) ) {
			return ctype_digit( $parts[1] ) && strlen( $parts[1] ) < 19 ? ResolvedPath::at( $lang, PageKind::Survey, '' ) : ResolvedPath::missing( $lang );
		}
		if ( 2 !== count( $parts ) ) {
			return in_array( $parts[0], self::PREFIXES, true ) ? ResolvedPath::missing( $lang ) : null;
		}
		[ $prefix, $name ] = $parts;
		$number            = ctype_digit( $name ) && strlen( $name ) < 19;
		return match ( $prefix ) {
			'mentorius'            => ResolvedPath::at( $lang, PageKind::Mentor, $name ),
			'mentoriai-spieciuose' => ResolvedPath::at( $lang, PageKind::StaticMentor, $name ),
			'event'                => ResolvedPath::at( $lang, PageKind::Event, $name ),
			'success-stories'      => ResolvedPath::at( $lang, PageKind::Story, $name ),
			'veiksmu-planai'       => $number ? ResolvedPath::at( $lang, PageKind::Plan, $name ) : ResolvedPath::missing( $lang ),
			'pokalbis'             => $number ? ResolvedPath::at( $lang, PageKind::Conversation, $name ) : ResolvedPath::missing( $lang ),
			'default'              => $this->by_id( $number ? (int) $name : 0, $lang ),
			default                => in_array( $prefix, self::PREFIXES, true ) ? ResolvedPath::missing( $lang ) : null,
		};
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

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
	 * @return Location|null Null for what is WordPress's own.
	 */
	public function resolve( string $path ): ?Location {
		$lang  = Lang::from_path( $path );
		$plain = trim( rawurldecode( $path ), '/' );
		$inner = Lang::En === $lang ? ltrim( substr( $plain, 2 ), '/' ) : $plain;
		if ( str_contains( $plain, '//' ) ) {
			return Location::missing( $lang );
		}
		return $this->page( $plain, $inner, $lang )
			?? $this->single( $inner, $lang )
			?? ( Lang::En === $lang ? Location::missing( $lang ) : null );
	}

	private function page( string $plain, string $inner, Lang $lang ): ?Location {
		$page = $this->pages->find_by_path( $plain );
		if ( null !== $page ) {
			return Location::page( $lang, $page->screen, $page );
		}
		foreach ( Screen::cases() as $screen ) {
			if ( trim( $screen->path(), '/' ) === $inner ) {
				return Location::page( $lang, $screen, $this->pages->of_screen( $screen, $lang ) );
			}
		}
		$page = Lang::En === $lang ? $this->pages->find_by_path( $inner ) : null;
		return null === $page ? null : $this->in_language( $page, $lang );
	}

	private function single( string $inner, Lang $lang ): ?Location {
		$parts = explode( '/', $inner );
		if ( 'apklausa' === $parts[0] && 3 === count( $parts ) ) {
			return ctype_digit( $parts[1] ) && strlen( $parts[1] ) < 19 ? Location::at( $lang, Place::Survey, '' ) : Location::missing( $lang );
		}
		if ( 2 !== count( $parts ) ) {
			return in_array( $parts[0], self::PREFIXES, true ) ? Location::missing( $lang ) : null;
		}
		[ $prefix, $name ] = $parts;
		$number            = ctype_digit( $name ) && strlen( $name ) < 19;
		return match ( $prefix ) {
			'mentorius'            => Location::at( $lang, Place::Mentor, $name ),
			'mentoriai-spieciuose' => Location::at( $lang, Place::StaticMentor, $name ),
			'event'                => Location::at( $lang, Place::Event, $name ),
			'success-stories'      => Location::at( $lang, Place::Story, $name ),
			'veiksmu-planai'       => $number ? Location::at( $lang, Place::Plan, $name ) : Location::missing( $lang ),
			'pokalbis'             => $number ? Location::at( $lang, Place::Conversation, $name ) : Location::missing( $lang ),
			'default'              => $this->by_id( $number ? (int) $name : 0, $lang ),
			default                => in_array( $prefix, self::PREFIXES, true ) ? Location::missing( $lang ) : null,
		};
	}

	private function by_id( int $id, Lang $lang ): Location {
		$page = $this->pages->get( $id );
		return null === $page ? Location::missing( $lang ) : $this->in_language( $page, $lang );
	}

	/** The translation, or the page itself where none is published. */
	private function in_language( Page $page, Lang $lang ): Location {
		return Location::page( $lang, $page->screen, $this->pages->translation( $page, $lang ) ?? $page );
	}
}

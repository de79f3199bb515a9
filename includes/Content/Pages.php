<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * The portal's pages: language, translation, screen. The list is read once and kept until an editor changes a page.
 *
 * @phpstan-type Stored array{int, string, string, string, string, string, int, bool}
 */
final class Pages {

	/** Key and first slug of the membership rules. */
	public const RULES = 'narystes-taisykles';

	/** @var list<Page>|null */
	private ?array $pages = null;

	private string $version = '';

	public function __construct(
		private readonly PageRepository $repository,
		private readonly ContentCache $cache
	) {}

	/** @return list<Page> All published pages of a language. */
	public function in( Lang $lang ): array {
		return array_values( array_filter( $this->all(), static fn ( Page $page ): bool => $page->lang === $lang ) );
	}

	public function get( int $id ): ?Page {
		return $this->first( static fn ( Page $page ): bool => $page->id === $id );
	}

	/** The page at a site path, without regard to a slash at its end. */
	public function find_by_path( string $path ): ?Page {
		$wanted = self::plain( $path );
		return $this->first( static fn ( Page $page ): bool => self::plain( $page->path ) === $wanted );
	}

	/** The page of a screen: the one the option names, otherwise the first that says so of itself. */
	public function of_screen( Screen $screen, Lang $lang ): ?Page {
		$page = $this->chosen( $screen->value, $lang );
		if ( null !== $page && $page->screen === $screen && $page->lang === $lang ) {
			return $page;
		}
		return $this->first( static fn ( Page $page ): bool => $page->screen === $screen && $page->lang === $lang );
	}

	/** A content page that activation made under this key, wherever editors have moved it; otherwise the one at that address. */
	public function named( string $key, Lang $lang ): ?Page {
		$page = $this->chosen( $key, $lang );
		return $page?->lang === $lang ? $page : $this->find_by_path( $lang->prefix() . '/' . $key );
	}

	/** The privacy policy that people agree to, as agreed_to(). */
	public function privacy_policy( Lang $lang ): ?Page {
		return self::agreed_to( $this->of_screen( Screen::Privacy, $lang ), $this->of_screen( Screen::Privacy, $lang->other() ) );
	}

	/** The membership rules that people agree to, as agreed_to(). */
	public function rules( Lang $lang ): ?Page {
		return self::agreed_to( $this->named( self::RULES, $lang ), $this->named( self::RULES, $lang->other() ) );
	}

	/** Whether everything that people agree to when they register can be read. */
	public function can_be_agreed_to(): bool {
		return null !== $this->privacy_policy( Lang::Lt ) && null !== $this->rules( Lang::Lt );
	}

	/** The page itself or its translation in that language, if published. */
	public function translation( Page $page, Lang $lang ): ?Page {
		if ( $page->lang === $lang ) {
			return $page;
		}
		$same = $this->first( static fn ( Page $other ): bool => '' !== $page->group && $other->group === $page->group && $other->lang === $lang );
		return $same ?? ( null === $page->screen ? null : $this->of_screen( $page->screen, $lang ) );
	}

	/**
	 * Absolute urls of a page in both languages.
	 *
	 * @return array{lt: string|null, en: string|null}
	 */
	public function alternates( Page $page ): array {
		return array(
			'lt' => $this->translation( $page, Lang::Lt )?->url(),
			'en' => $this->translation( $page, Lang::En )?->url(),
		);
	}

	/** Site path of a screen; its fixed path where it has no page. */
	public function screen_path( Screen $screen, Lang $lang ): string {
		return $this->of_screen( $screen, $lang )->path ?? $lang->prefix() . $screen->path( $lang );
	}

	/** In the other language where this one has no text; null where neither has. */
	private static function agreed_to( ?Page ...$pages ): ?Page {
		return array_values( array_filter( $pages, static fn ( ?Page $page ): bool => false === $page?->is_empty() ) )[0] ?? null;
	}

	/** The page that the option names. */
	private function chosen( string $key, Lang $lang ): ?Page {
		$chosen = get_option( PageMeta::OPTION );
		return is_array( $chosen ) ? $this->get( (int) ( $chosen[ $key ][ $lang->value ] ?? 0 ) ) : null;
	}

	/** @return list<Page> */
	private function all(): array {
		if ( null === $this->pages || $this->version !== $this->cache->version() ) {
			$this->version = $this->cache->version();
			$this->pages   = array_map(
				array( self::class, 'restore' ),
				$this->cache->remember( 'page_list', fn (): array => array_map( array( self::class, 'store' ), $this->repository->published() ) )
			);
		}
		return $this->pages;
	}

	/** @param callable( Page ): bool $is */
	private function first( callable $is ): ?Page {
		foreach ( $this->all() as $page ) {
			if ( $is( $page ) ) {
				return $page;
			}
		}
		return null;
	}

	/** @return Stored */
	private static function store( Page $page ): array {
		return array( $page->id, $page->lang->value, $page->group, $page->type(), $page->title, $page->path, $page->parent, ! $page->is_empty() );
	}

	/** @param Stored $row */
	private static function restore( array $row ): Page {
		[ $id, $lang, $group, $type, $title, $path, $parent, $has_text ] = $row;
		return new Page( $id, Lang::from_query( $lang ), $group, Screen::tryFrom( $type ), $title, $path, $parent, $has_text );
	}

	private static function plain( string $path ): string {
		return trim( rawurldecode( $path ), '/' );
	}
}

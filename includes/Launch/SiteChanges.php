<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Launch;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Shell\Resolver;
use WP_Post;
use WP_Post_Type;

/**
 * What the portal would change on a site that has content.
 */
final readonly class SiteChanges {

	public function __construct( private PageWriter $writer, private SiteContentRepository $content ) {}

	/** The page that the site opens with now; null where it opens with its posts. */
	public function front(): ?WP_Post {
		return 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
	}

	/** @return list<string> Paths that become the portal's in Lithuanian; with `/en` before them in English. Those with … have any end. */
	public function paths(): array {
		$paths = array( ...self::slugs(), ...array_map( static fn ( string $prefix ): string => "$prefix/…", Resolver::prefixes() ) );
		return array_map( static fn ( string $path ): string => "/$path", $paths );
	}

	/** @return list<WP_Post> Pages that become pages of the portal and keep their texts. */
	public function adopted(): array {
		$ids = array_map( fn ( array $place ): int => $this->writer->find( ...$place ), PageInstaller::places() );
		return self::posts( array_diff( $ids, array( 0 ) ) );
	}

	/**
	 * @return list<WP_Post> Of adopted(), those with more than their text: comments, further pages, or the list of posts. None of
	 *                       it has a place on a page of the portal, nor has its feed.
	 */
	public function cut(): array {
		$list = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_for_posts' ) : 0;
		return array_values( array_filter( $this->adopted(), static fn ( WP_Post $page ): bool => $page->comment_count > 0 || $page->ID === $list || str_contains( $page->post_content, '<!--nextpage-->' ) ) );
	}

	/** @return list<WP_Post> What else is published at an address that becomes the portal's, and cannot be reached there any more. */
	public function hidden(): array {
		$names = array( ...self::slugs(), ...Resolver::prefixes() );
		$ids   = $this->content->published( $names, array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) ) ) );
		foreach ( $ids as $id ) {
			array_push( $ids, ...array_column( get_pages( array( 'child_of' => $id ) ) ?: array(), 'ID' ) );
		}
		$posts = self::posts( array_diff( array( ...$ids, ...$this->content->newest_posts() ), array_column( $this->adopted(), 'ID' ) ) );
		return array_values( array_filter( $posts, static fn ( WP_Post $post ): bool => self::is_ours( self::path( $post ) ) ) );
	}

	/** @return array<string, string> Paths of types and taxonomies that become the portal's, to their names. Those with … have any end. */
	public function hidden_types(): array {
		global $wp_rewrite;
		$front = rtrim( '/' . trim( $wp_rewrite->front, '/' ), '/' );
		$paths = array( "$front/…" => get_post_type_object( 'post' )->label ?? '' );
		foreach ( array( ...get_post_types( array(), 'objects' ), ...get_taxonomies( array(), 'objects' ) ) as $type ) {
			$slug = is_array( $type->rewrite ) && is_string( $type->rewrite['slug'] ?? null ) ? trim( $type->rewrite['slug'], '/' ) : '';
			if ( '' === $slug ) {
				continue;
			}
			$base    = ( $type->rewrite['with_front'] ?? true ) ? "$front/" : '/';
			$archive = $type instanceof WP_Post_Type ? $type->has_archive : false;
			$paths  += array( "$base$slug/…" => $type->label );
			$paths  += false === $archive ? array() : array( $base . ( is_string( $archive ) ? trim( $archive, '/' ) : $slug ) => $type->label );
		}
		return array_filter( $paths, static fn ( string $path ): bool => self::is_ours( trim( $path, '/' ) ), ARRAY_FILTER_USE_KEY );
	}

	/** Below the site's home, without slashes at its ends. */
	public static function path( WP_Post $post ): string {
		$home = rtrim( (string) wp_parse_url( PortalUrls::home(), PHP_URL_PATH ), '/' );
		return trim( substr( (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ), strlen( $home ) ), '/' );
	}

	private static function is_ours( string $path ): bool {
		$inner = Resolver::split( $path )[2];
		return in_array( $inner, self::slugs(), true ) || in_array( explode( '/', $inner )[0], Resolver::prefixes(), true );
	}

	/** @return list<string> */
	private static function slugs(): array {
		return array_values( array_unique( array_filter( array_map( static fn ( array $place ): string => Lang::Lt === $place[2] ? $place[3] : '', PageInstaller::places() ) ) ) );
	}

	/**
	 * @param array<int> $ids
	 * @return list<WP_Post>
	 */
	private static function posts( array $ids ): array {
		_prime_post_caches( array_values( array_unique( $ids ) ), true, false );
		return array_values( array_filter( array_map( get_post( ... ), array_unique( $ids ) ) ) );
	}
}

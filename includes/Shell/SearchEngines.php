<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Addresses;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Services;
use MentoriaiPortal\Shell\Sitemap\PageAddressRepository;
use MentoriaiPortal\Shell\Sitemap\PortalSitemap;
use MentoriaiPortal\Shell\Sitemap\PostAddressRepository;
use MentoriaiPortal\Stories\StoriesModule;
use WP;
use WP_Sitemaps_Renderer;

/**
 * What search engines are told of where pages are; which of them are not to be indexed is said by Head and PageHeaders.
 */
final readonly class SearchEngines {

	/** Post types with pages of their own, by the first part of their paths. */
	public const POST_TYPES = array(
		'event'                => EventMeta::POST_TYPE,
		'success-stories'      => StoriesModule::POST_TYPE,
		'mentoriai-spieciuose' => StaticMentors::POST_TYPE,
	);

	public function __construct(
		private Services $core,
		private Pages $pages,
		private Addresses $mentors
	) {}

	/**
	 * Action `parse_request`, where PortalRequest::is_sitemap(). Our parts answer by themselves, because plugins switch
	 * WordPress's sitemap off or take its query variables for their own.
	 */
	public function serve( WP $wp ): void {
		if ( 1 !== preg_match( PortalSitemap::FILE, Locale::request_path(), $asked ) ) {
			wp_register_sitemap_provider( PortalSitemap::NAME, $this->sitemap() );
			return;
		}
		$urls = get_option( 'blog_public' ) ? $this->sitemap()->get_url_list( (int) $asked[2], $asked[1] ) : array();
		if ( array() !== $urls ) {
			( new WP_Sitemaps_Renderer() )->render_sitemap( $urls );
			exit;
		}
		$wp->query_vars = array( 'error' => '404' );
	}

	/** Of `robots_txt`: where WordPress's index is not named, ours is not found by it. */
	public static function lacks_index( mixed $text = null, mixed $is_public = null ): bool {
		return is_string( $text ) && $is_public && ! str_contains( $text, '/wp-sitemap.xml' );
	}

	/** Filter `robots_txt`, where lacks_index(). */
	public function name_parts( mixed $text ): mixed {
		return ! is_string( $text ) ? $text : rtrim( $text ) . "\n\n" . implode( '', array_map( static fn ( string $url ): string => "Sitemap: $url\n", $this->parts() ) );
	}

	/** Filters SeoPlugins::INDEX_TEXTS. */
	public function add_to_text( mixed $xml ): mixed {
		$entry = static fn ( string $url ): string => '<sitemap><loc>' . esc_xml( $url ) . '</loc></sitemap>';
		return is_string( $xml ) ? $xml . implode( '', array_map( $entry, $this->parts( 'pages' ) ) ) : $xml;
	}

	/**
	 * Filters SeoPlugins::INDEX_LISTS; SEOPress asks with null.
	 *
	 * @param string $name What an entry calls its address.
	 */
	public function add_to_list( mixed $list, string $name ): mixed {
		$entry = static fn ( string $url ): array => array( $name => $url );
		return null === $list || is_array( $list ) ? array( ...( $list ?? array() ), ...array_map( $entry, $this->parts( 'pages' ) ) ) : $list;
	}

	/** Filters SeoPlugins::LEFT_OUT: pages of screens that belong to one person, and pages without a text. */
	public function leave_out( mixed $ids ): mixed {
		return is_array( $ids ) ? array( ...$ids, ...$this->unlisted_ids() ) : $ids;
	}

	/** Filter `seopress_sitemaps_single_query`: the same, in what get_posts() takes. */
	public function leave_out_of_query( mixed $query ): mixed {
		return is_array( $query ) ? array( 'exclude' => array( ...wp_parse_id_list( $query['exclude'] ?? array() ), ...$this->unlisted_ids() ) ) + $query : $query; // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- a dozen pages.
	}

	/** Filter `wp_sitemaps_post_types`: our own part has the portal's types. */
	public function core_types( mixed $types ): mixed {
		if ( ! is_array( $types ) ) {
			return $types;
		}
		return array_diff_key( $types, array_flip( self::POST_TYPES ) );
	}

	/** Filter `wp_sitemaps_posts_query_args`: our part has the portal's pages too; WordPress's that of the site. */
	public function core_pages( mixed $args, mixed $type = null ): mixed {
		if ( ! is_array( $args ) || 'page' !== $type ) {
			return $args;
		}
		$foreign = array( 'key' => PostMeta::LANG, 'compare' => 'NOT EXISTS' );
		// Nested: what others ask for may be joined by OR.
		return array( 'meta_query' => isset( $args['meta_query'] ) ? array( $args['meta_query'], $foreign ) : array( $foreign ) ) + $args; // phpcs:ignore WordPress.DB.SlowDBQuery -- a sitemap, of few pages.
	}

	/** Filter `wp_sitemaps_taxonomies`: towns and fields have no pages. */
	public function core_taxonomies( mixed $taxonomies ): mixed {
		if ( ! is_array( $taxonomies ) ) {
			return $taxonomies;
		}
		return array_filter( $taxonomies, static fn ( string $name ): bool => ! str_starts_with( $name, 'mentoriai_' ), ARRAY_FILTER_USE_KEY );
	}

	private function sitemap(): PortalSitemap {
		return new PortalSitemap(
			array(
				'pages'   => new PageAddressRepository( $this->core->db, $this->pages, $this->core->settings ),
				'events'  => new PostAddressRepository( $this->core->db, EventMeta::POST_TYPE, 'event', EventMeta::START_DATE ),
				'stories' => new PostAddressRepository( $this->core->db, StoriesModule::POST_TYPE, 'success-stories' ),
				'mentors' => $this->mentors,
				'hubs'    => new PostAddressRepository( $this->core->db, StaticMentors::POST_TYPE, 'mentoriai-spieciuose' ),
			)
		);
	}

	/**
	 * @param string ...$but Kinds that are left out.
	 * @return list<string> Absolute addresses of our parts that hold something.
	 */
	private function parts( string ...$but ): array {
		$sitemap = $this->sitemap();
		$urls    = array();
		foreach ( array_diff( array_keys( $sitemap->get_object_subtypes() ), $but ) as $kind ) {
			for ( $number = 1, $last = $sitemap->get_max_num_pages( $kind ); $number <= $last; $number++ ) {
				$urls[] = PortalUrls::home( '/' . PortalSitemap::file( $kind, $number ) );
			}
		}
		return $urls;
	}

	/** @return list<int> */
	private function unlisted_ids(): array {
		$pages   = array( ...$this->pages->in( Lang::Lt ), ...$this->pages->in( Lang::En ) );
		$unlisted = array_filter( $pages, static fn ( Page $page ): bool => $page->is_empty() || true === $page->screen?->facts()->is_private() );
		return array_values( array_map( static fn ( Page $page ): int => $page->id, $unlisted ) );
	}
}

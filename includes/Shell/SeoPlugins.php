<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * Plugins that print a head of their own. The portal's pages have one, made of what is shown, in two languages; there theirs
 * stands back whole, but for the codes by which a site proves to a search engine whose it is. In sitemaps they are told of
 * the portal's addresses, and leave out what belongs to one person.
 *
 * | Plugin            | Head                                   | Index of sitemaps                 | Pages left out                           |
 * |-------------------|----------------------------------------|-----------------------------------|------------------------------------------|
 * | Yoast SEO         | wpseo_frontend_presenters              | wpseo_sitemap_index               | wpseo_exclude_from_sitemap_by_post_ids   |
 * | Rank Math         | rank_math/frontend/disable_integration | rank_math/sitemap/index           | rank_math/sitemap/posts_to_exclude       |
 * | The SEO Framework | the_seo_framework_meta_generator_pools | none: robots.txt                  | the_seo_framework_sitemap_exclude_ids    |
 * | All in One SEO    | aioseo_disable                         | aioseo_sitemap_indexes            | aioseo_sitemap_exclude_posts             |
 * | SEOPress          | its callbacks are taken out            | seopress_sitemaps_external_link   | seopress_sitemaps_single_query           |
 */
final class SeoPlugins {

	/** Filters that ask whether to print nothing. */
	public const SWITCHES = array( 'aioseo_disable', 'rank_math/frontend/disable_integration' );

	/** Filters of ids that a sitemap leaves out. */
	public const LEFT_OUT = array( 'wpseo_exclude_from_sitemap_by_post_ids', 'rank_math/sitemap/posts_to_exclude', 'the_seo_framework_sitemap_exclude_ids', 'aioseo_sitemap_exclude_posts' );

	/** Filters of an index of sitemaps that is text. */
	public const INDEX_TEXTS = array( 'wpseo_sitemap_index', 'rank_math/sitemap/index' );

	/** Filters of an index that is a list, and how an entry names its address. */
	public const INDEX_LISTS = array(
		'aioseo_sitemap_indexes'          => 'loc',
		'seopress_sitemaps_external_link' => 'sitemap_url',
	);

	/** Filter `wpseo_frontend_presenters`: only the codes of ownership stay. */
	public static function keep_codes( mixed $presenters ): mixed {
		return is_array( $presenters ) ? array_filter( $presenters, static fn ( mixed $one ): bool => is_object( $one ) && str_contains( $one::class, '\\Webmaster\\' ) ) : $presenters;
	}

	/** Filter `the_seo_framework_meta_generator_pools`: the same. */
	public static function keep_pool_of_codes( mixed $pools ): mixed {
		return is_array( $pools ) ? array_values( array_intersect( $pools, array( 'Webmasters' ) ) ) : $pools;
	}

	/** Before the head is printed: SEOPress asks no one. */
	public static function keep_out(): void {
		remove_action( 'wp_head', 'seopress_load_titles_options', 0 );
		remove_action( 'wp_head', 'seopress_load_social_options', 0 );
		foreach ( $GLOBALS['wp_filter']['wp_head']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$object = is_array( $callback['function'] ) ? $callback['function'][0] : null;
				if ( is_object( $object ) && str_starts_with( $object::class, 'SEOPress\\Actions\\Front\\' ) ) {
					remove_action( 'wp_head', $callback['function'], $priority );
				}
			}
		}
	}
}

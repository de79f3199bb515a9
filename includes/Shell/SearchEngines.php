<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Spa\Addresses;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Services;
use MentoriaiPortal\Shell\Sitemap\PageAddressRepository;
use MentoriaiPortal\Shell\Sitemap\PortalSitemap;
use MentoriaiPortal\Shell\Sitemap\PostAddressRepository;
use MentoriaiPortal\Stories\StoriesModule;
use WP;

/**
 * What search engines are told: which pages are not to be indexed, and where all others are.
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
		private PortalRequest $request,
		private Pages $pages,
		private Addresses $mentors
	) {}

	/** Filter `wp_robots`. */
	public function robots( mixed $robots ): mixed {
		if ( ! is_array( $robots ) ) {
			return $robots;
		}
		$page = $this->request->page();
		return null === $page || $page->is_indexed() ? $robots : array( 'noindex' => true );
	}

	/** Action `parse_request`. */
	public function add_sitemap(): void {
		wp_register_sitemap_provider(
			PortalSitemap::NAME,
			new PortalSitemap(
				array(
					'pages'   => new PageAddressRepository( $this->core->db, $this->pages, $this->core->settings ),
					'events'  => new PostAddressRepository( $this->core->db, EventMeta::POST_TYPE, 'event', EventMeta::START_DATE ),
					'stories' => new PostAddressRepository( $this->core->db, StoriesModule::POST_TYPE, 'success-stories' ),
					'mentors' => $this->mentors,
					'hubs'    => new PostAddressRepository( $this->core->db, StaticMentors::POST_TYPE, 'mentoriai-spieciuose' ),
				)
			)
		);
	}

	/** Filter `wp_sitemaps_post_types`: our own part has pages and the portal's types. */
	public function core_types( mixed $types ): mixed {
		if ( ! is_array( $types ) ) {
			return $types;
		}
		return array_diff_key( $types, array_flip( array( 'page', ...array_values( self::POST_TYPES ) ) ) );
	}

	/** Filter `wp_sitemaps_taxonomies`: towns and fields have no pages. */
	public function core_taxonomies( mixed $taxonomies ): mixed {
		if ( ! is_array( $taxonomies ) ) {
			return $taxonomies;
		}
		return array_filter( $taxonomies, static fn ( string $name ): bool => ! str_starts_with( $name, 'mentoriai_' ), ARRAY_FILTER_USE_KEY );
	}
}

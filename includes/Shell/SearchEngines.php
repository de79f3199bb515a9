<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;

/**
 * What search engines are told: account screens are neither indexed nor in the sitemap.
 */
final readonly class SearchEngines {

	public function __construct(
		private PortalRequest $request,
		private Pages $pages
	) {}

	/**
	 * Filter `wp_robots`.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		$page = $this->request->page();
		return null === $page || $page->is_indexed() ? $robots : array( 'noindex' => true );
	}

	/**
	 * Filter `wp_sitemaps_posts_query_args`.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function sitemap( array $query, string $type ): array {
		if ( 'page' !== $type ) {
			return $query;
		}
		$hidden = array();
		foreach ( Lang::cases() as $lang ) {
			foreach ( $this->pages->in( $lang ) as $page ) {
				if ( Location::page( $lang, $page->screen, $page )->is_private() ) {
					$hidden[] = $page->id;
				}
			}
		}
		$query['post__not_in'] = array( ...( is_array( $query['post__not_in'] ?? null ) ? $query['post__not_in'] : array() ), ...$hidden );
		return $query;
	}
}

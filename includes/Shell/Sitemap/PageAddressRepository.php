<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Sitemap;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\Addresses;

/**
 * Addresses of the portal's pages, without account screens. The site's other ones stand in WordPress's own part.
 */
final readonly class PageAddressRepository implements Addresses {

	public function __construct(
		private Db $db,
		private Pages $pages,
		private Settings $settings
	) {}

	/** As many as there could be: a stretch may hold fewer. */
	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) ' . $this->published(), PostMeta::LANG );
	}

	public function page( int $offset, int $limit ): array {
		$found = array();
		foreach ( $this->db->rows( "SELECT p.ID AS id, p.post_modified_gmt AS modified {$this->published()} ORDER BY p.ID LIMIT $limit OFFSET $offset", PostMeta::LANG ) as $row ) {
			$url = $this->url( (int) $row['id'] );
			if ( '' !== $url ) {
				$found[] = array(
					'loc'     => $url,
					'lastmod' => PortalSitemap::moment( (string) $row['modified'] ),
				);
			}
		}
		return $found;
	}

	private function url( int $id ): string {
		$page  = $this->pages->get( $id );
		$facts = $page?->screen?->facts();
		if ( true === $page?->is_empty() ) {
			return '';
		}
		return null === $facts || ( ! $facts->is_private() && $facts->is_on( $this->settings ) ) ? $page?->url() ?? '' : '';
	}

	private function published(): string {
		return "FROM {$this->db->posts()} p WHERE p.post_type = 'page' AND p.post_status = 'publish' AND p.post_password = ''
			AND EXISTS (SELECT 1 FROM {$this->db->postmeta()} l WHERE l.post_id = p.ID AND l.meta_key = ?)";
	}
}

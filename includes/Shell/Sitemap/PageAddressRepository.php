<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Sitemap;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\Addresses;

/**
 * Addresses of pages: the portal's where the portal has them, without account screens, and the site's other ones.
 */
final readonly class PageAddressRepository implements Addresses {

	public function __construct(
		private Db $db,
		private Pages $pages,
		private Settings $settings
	) {}

	/** As many as there could be: a stretch may hold fewer. */
	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) ' . $this->published() );
	}

	public function page( int $offset, int $limit ): array {
		$rows  = $this->db->rows(
			"SELECT p.ID AS id, p.post_modified_gmt AS modified, (SELECT MIN(l.meta_value) FROM {$this->db->postmeta()} l WHERE l.post_id = p.ID AND l.meta_key = ?) AS lang
			{$this->published()} ORDER BY p.ID LIMIT $limit OFFSET $offset",
			PostMeta::LANG
		);
		$other = array_filter( $rows, static fn ( array $row ): bool => null === $row['lang'] );
		if ( array() !== $other ) {
			_prime_post_caches( array_map( 'intval', array_column( $other, 'id' ) ), false, false );
		}
		$found = array();
		foreach ( $rows as $row ) {
			$url = $this->url( (int) $row['id'], null === $row['lang'] );
			if ( '' !== $url ) {
				$found[] = array(
					'loc'     => $url,
					'lastmod' => PortalSitemap::moment( (string) $row['modified'] ),
				);
			}
		}
		return $found;
	}

	private function url( int $id, bool $foreign ): string {
		$page = $this->pages->get( $id );
		if ( null === $page ) {
			return $foreign ? (string) get_permalink( $id ) : '';
		}
		$facts = $page->screen?->facts();
		return null === $facts || ( ! $facts->is_private() && $facts->is_on( $this->settings ) ) ? $page->url() : '';
	}

	private function published(): string {
		return "FROM {$this->db->posts()} p WHERE p.post_type = 'page' AND p.post_status = 'publish' AND p.post_password = ''";
	}
}

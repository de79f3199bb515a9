<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Sitemap;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Addresses;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Addresses of editors' posts of one type: published and without a password, each in its own language.
 */
final readonly class PostAddressRepository implements Addresses {

	/**
	 * @param string $prefix First part of their paths.
	 * @param string $needed Meta without which a post has no page; '' for none.
	 */
	public function __construct(
		private Db $db,
		private string $type,
		private string $prefix,
		private string $needed = ''
	) {}

	public function count(): int {
		[ $from, $values ] = $this->published();
		return (int) $this->db->value( "SELECT COUNT(*) $from", ...$values );
	}

	public function page( int $offset, int $limit ): array {
		[ $from, $values ] = $this->published();
		$rows              = $this->db->rows(
			"SELECT p.post_name AS slug, p.post_modified_gmt AS modified,
				(SELECT MIN(l.meta_value) FROM {$this->db->postmeta()} l WHERE l.post_id = p.ID AND l.meta_key = ?) AS lang
			$from ORDER BY p.ID LIMIT $limit OFFSET $offset",
			PostMeta::LANG,
			...$values
		);
		return array_map(
			fn ( array $row ): array => array(
				'loc'     => PortalUrls::home( Lang::from_query( $row['lang'] )->prefix() . '/' . $this->prefix . '/' . $row['slug'] ),
				'lastmod' => PortalSitemap::moment( (string) $row['modified'] ),
			),
			$rows
		);
	}

	/** @return array{string, list<string>} */
	private function published(): array {
		$from   = "FROM {$this->db->posts()} p WHERE p.post_type = ? AND p.post_status = 'publish' AND p.post_password = ''";
		$values = array( $this->type );
		if ( '' !== $this->needed ) {
			$from    .= " AND EXISTS (SELECT 1 FROM {$this->db->postmeta()} n WHERE n.post_id = p.ID AND n.meta_key = ? AND n.meta_value <> '')";
			$values[] = $this->needed;
		}
		return array( $from, $values );
	}
}

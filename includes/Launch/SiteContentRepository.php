<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Launch;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Database\Db;

/**
 * What a site has published, or prepares, before the portal comes.
 */
final readonly class SiteContentRepository {

	/** A new WordPress has a post, a page and the draft of a privacy policy, with the first ids. */
	private const SAMPLES = 3;

	public function __construct( private Db $db ) {}

	/** Whether people have made something of the site, and the portal was never set up here. */
	public function is_there(): bool {
		return false === get_option( PageMeta::OPTION ) && ( 'page' === get_option( 'show_on_front' ) || null !== $this->db->value(
			"SELECT ID FROM {$this->db->posts()} WHERE post_type IN ( 'post', 'page' ) AND post_status NOT IN ( 'auto-draft', 'trash' ) AND ( ID > ? OR post_modified <> post_date ) LIMIT 1",
			self::SAMPLES
		) );
	}

	/**
	 * @param list<string> $slugs
	 * @param list<string> $types Post types.
	 * @return list<int> Ids of what is published under one of the slugs, at any place.
	 */
	public function published( array $slugs, array $types ): array {
		$rows = $this->db->rows(
			"SELECT ID FROM {$this->db->posts()} WHERE post_status = 'publish' AND post_name IN (" . Db::marks( count( $slugs ) ) . ') AND post_type IN (' . Db::marks( count( $types ) ) . ') ORDER BY ID LIMIT 500',
			...$slugs,
			...$types
		);
		return array_map( 'intval', array_column( $rows, 'ID' ) );
	}
}

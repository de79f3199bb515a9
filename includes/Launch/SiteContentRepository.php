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

	/** What WordPress keeps as posts for itself: menus, templates, files. */
	private const INNER_TYPES = array( 'attachment', 'revision', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache', 'user_request', 'wp_block', 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation', 'wp_font_family', 'wp_font_face' );

	/** Whether people have made something of the site, posts of another plugin too, and the portal was never set up here. */
	public function is_there(): bool {
		return false === get_option( PageMeta::OPTION ) && ( 'page' === get_option( 'show_on_front' ) || null !== $this->db->value(
			"SELECT ID FROM {$this->db->posts()} WHERE ( post_type IN ( 'post', 'page' ) AND post_status NOT IN ( 'auto-draft', 'trash' ) AND ( ID > ? OR post_modified <> post_date ) )
			OR ( post_status = 'publish' AND post_type NOT IN ( 'post', 'page', " . Db::marks( count( self::INNER_TYPES ) ) . ' ) ) LIMIT 1',
			self::SAMPLES,
			...self::INNER_TYPES
		) );
	}

	/** @return list<int> The newest posts: by the site's permalinks their addresses may hold more than their slug. */
	public function newest_posts(): array {
		return array_map( 'intval', array_column( $this->db->rows( "SELECT ID FROM {$this->db->posts()} WHERE post_status = 'publish' AND post_type = 'post' ORDER BY post_date DESC, ID DESC LIMIT 500" ), 'ID' ) );
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

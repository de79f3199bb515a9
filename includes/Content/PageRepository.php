<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Preview;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Post;

/**
 * The portal's pages in WordPress's tables.
 */
final readonly class PageRepository {

	private const MAX = 500;

	/** How many characters tell whether a page has a text: one that is longer has. */
	private const BEGINNING = 1000;

	/** Blocks that show what is between their comments; all others show something by themselves. */
	private const BARE = '~<!--\s*/?wp:(?:paragraph|heading|list|list-item|quote|separator|spacer|columns|column|group|details|table|buttons|button|html|freeform)\b.*?-->|<!--(?!\s*wp:).*?-->~s';

	public function __construct( private Db $db, private Preview $preview = new Preview() ) {}

	/**
	 * All published pages of the portal, by menu order and age.
	 *
	 * @return list<Page>
	 */
	public function published(): array {
		$rows = array();
		foreach ( $this->rows() as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		$draft = $this->preview->of_type( 'page' );
		if ( null !== $draft ) {
			$rows[ $draft->ID ] = self::row( $draft );
		}
		$pages = array();
		foreach ( $rows as $id => $row ) {
			$page = $this->page( $id, $rows );
			if ( null !== $page ) {
				$pages[] = $page;
			}
		}
		return $pages;
	}

	/**
	 * The texts of a page as stored.
	 *
	 * @return array{content: string, excerpt: string, image: int}|null Null when it is not published.
	 */
	public function text( int $id ): ?array {
		$draft = $this->preview->of_type( 'page' );
		if ( $draft?->ID === $id ) {
			return array(
				'content' => $draft->post_content,
				'excerpt' => $draft->post_excerpt,
				'image'   => (int) get_post_thumbnail_id( $draft ),
			);
		}
		$row = $this->db->row(
			'SELECT p.post_content AS content, p.post_excerpt AS excerpt, m.meta_value AS image FROM ' . $this->db->posts() . ' p
			LEFT JOIN ' . $this->db->postmeta() . " m ON m.post_id = p.ID AND m.meta_key = '_thumbnail_id'
			WHERE p.ID = ? AND p.post_type = 'page' AND p.post_status = 'publish' AND p.post_password = ''",
			$id
		);
		return null === $row ? null : array(
			'content' => (string) $row['content'],
			'excerpt' => (string) $row['excerpt'],
			'image'   => (int) $row['image'],
		);
	}

	/** @return list<array<string, string|null>> */
	private function rows(): array {
		$meta = $this->db->postmeta();
		return $this->db->rows(
			'SELECT p.ID AS id, p.post_title AS title, p.post_name AS slug, p.post_parent AS parent,
				SUBSTR(p.post_content, 1, ' . self::BEGINNING . ') AS beginning, l.meta_value AS lang, g.meta_value AS grp, s.meta_value AS screen
			FROM ' . $meta . ' l
			JOIN ' . $this->db->posts() . " p ON p.ID = l.post_id AND p.post_type = 'page' AND p.post_status = 'publish' AND p.post_password = ''
			LEFT JOIN " . $meta . ' g ON g.post_id = p.ID AND g.meta_key = ?
			LEFT JOIN ' . $meta . ' s ON s.post_id = p.ID AND s.meta_key = ?
			WHERE l.meta_key = ?
			ORDER BY p.menu_order, p.ID
			LIMIT ' . self::MAX,
			PostMeta::GROUP,
			PageMeta::SCREEN,
			PostMeta::LANG
		);
	}

	/** @return array<string, string> As rows() gives them. */
	private static function row( WP_Post $page ): array {
		$meta = static fn ( string $key ): string => (string) get_post_meta( $page->ID, $key, true );
		return array(
			'id'        => (string) $page->ID,
			'title'     => $page->post_title,
			'slug'      => $page->post_name,
			'parent'    => (string) $page->post_parent,
			'beginning' => mb_substr( $page->post_content, 0, self::BEGINNING ),
			'lang'      => $meta( PostMeta::LANG ),
			'grp'       => $meta( PostMeta::GROUP ),
			'screen'    => $meta( PageMeta::SCREEN ),
		);
	}

	/** @param array<int, array<string, string|null>> $rows By id. */
	private function page( int $id, array $rows ): ?Page {
		$row    = $rows[ $id ];
		$lang   = Lang::from_query( $row['lang'] );
		$screen = Screen::tryFrom( (string) $row['screen'] );
		$path   = match ( true ) {
			Screen::Home === $screen      => Lang::En === $lang ? '/en/' : '/',
			$id === $this->preview->id() => $lang->prefix() . ( $screen?->path( $lang ) ?? "/default/$id" ),
			default                       => self::path( $id, $rows, $lang ),
		};
		if ( null === $path ) {
			return null;
		}
		$parent = (int) $row['parent'];
		$top    = ! isset( $rows[ $parent ] ) || Screen::Home->value === $rows[ $parent ]['screen'];
		return new Page( $id, $lang, (string) $row['grp'], $screen, EditorHtml::plain( (string) $row['title'] ), $path, $top ? 0 : $parent, self::shows_something( (string) $row['beginning'] ) );
	}

	/** Whether more than empty paragraphs and lines is in it. */
	private static function shows_something( string $beginning ): bool {
		$left = (string) preg_replace( self::BARE, '', $beginning );
		if ( mb_strlen( $beginning ) >= self::BEGINNING || str_contains( $left, '<!--' ) ) {
			return true;
		}
		$text = html_entity_decode( strip_tags( $left, '<img><video><audio><iframe>' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- tells whether anything is left; nothing of it goes out.
		return 0 !== preg_match( '~[^\s\x{200B}\x{FEFF}]~u', $text );
	}

	/**
	 * The slugs down to a page; null when a page above it is not published.
	 *
	 * @param array<int, array<string, string|null>> $rows By id.
	 */
	private static function path( int $id, array $rows, Lang $lang ): ?string {
		$path = '';
		for ( $depth = 0; $id > 0 && $depth < 10; $depth++ ) {
			$row = $rows[ $id ] ?? null;
			if ( null === $row ) {
				return null;
			}
			if ( Screen::Home->value === $row['screen'] ) {
				break;
			}
			$path = '/' . rawurldecode( (string) $row['slug'] ) . $path;
			$id   = (int) $row['parent'];
		}
		return $lang->prefix() . $path;
	}
}

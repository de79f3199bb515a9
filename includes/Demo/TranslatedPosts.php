<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use RuntimeException;

/**
 * Makes posts that exist once a language; those that are there already, in whatever state, stay as they are.
 */
final readonly class TranslatedPosts {

	/** @param string $type Post type. */
	public function __construct( private string $type ) {}

	/**
	 * @param string               $pair    Names the pair: the same at every import.
	 * @param array<string, mixed> $meta    As stored.
	 * @param array<string, list<int|string>> $terms Taxonomy to ids.
	 * @param int                  $image   Attachment id, 0 for none.
	 * @param array{post_excerpt?: string, post_date?: string, post_date_gmt?: string} $fields Further fields of the post.
	 */
	public function add( string $pair, Lang $lang, string $slug, string $title, string $html, array $meta = array(), array $terms = array(), int $image = 0, array $fields = array() ): void {
		$group = self::group( $pair );
		if ( in_array( $lang, $this->languages( $group ), true ) ) {
			return;
		}
		$post = array(
			'post_type'    => $this->type,
			'post_status'  => 'draft',
			'post_title'   => wp_slash( $title ),
			'post_name'    => $slug,
			'post_content' => wp_slash( BlockMarkup::of( BlockMarkup::with_links( $html ) ) ),
			'post_excerpt' => wp_slash( $fields['post_excerpt'] ?? '' ),
			// Empty is now.
			'post_date'     => $fields['post_date'] ?? '',
			'post_date_gmt' => $fields['post_date_gmt'] ?? '',
		);
		$id   = wp_insert_post( $post, true );
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( "The post $slug could not be made: " . $id->get_error_message() );
		}
		$own = array(
			PostMeta::LANG  => $lang->value,
			PostMeta::GROUP => $group,
		);
		foreach ( $own + $meta + ( $image > 0 ? array( '_thumbnail_id' => $image ) : array() ) as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
		foreach ( $terms as $taxonomy => $ids ) {
			wp_set_object_terms( $id, $ids, $taxonomy );
		}
		// Published last: only now is known what it has in common with its translation.
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'publish',
				'post_name'   => $slug,
			)
		);
	}

	/** Shaped like any other group: a UUID. */
	private static function group( string $pair ): string {
		return implode( '-', sscanf( md5( 'mentoriai-demo/' . $pair ), '%8s%4s%4s%4s%12s' ) ?: array() );
	}

	/** @return list<Lang> */
	private function languages( string $group ): array {
		$ids = get_posts(
			array(
				'post_type'   => $this->type,
				'post_status' => array( 'any', 'trash' ),
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_key'    => PostMeta::GROUP, // phpcs:ignore WordPress.DB.SlowDBQuery -- an import.
				'meta_value'  => $group, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		return array_values( array_map( static fn ( int $id ): Lang => Lang::from_query( get_post_meta( $id, PostMeta::LANG, true ) ), $ids ) );
	}
}

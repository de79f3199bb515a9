<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * HTML of the portal's content is allow-listed when it is saved, whoever saves it: WordPress lets
 * administrators and editors save scripts, and its own feeds, search and wp/v2 hand out what is stored.
 */
final readonly class SavedHtml {

	/** @param list<string> $types Post types of the portal; of pages, those that have a language. */
	public function __construct( private array $types ) {}

	/** Filter `wp_insert_post_data`. */
	public function clean( mixed $data, mixed $given = null ): mixed {
		if ( ! is_array( $data ) || ! is_array( $given ) ) {
			return $data;
		}
		$type = $data['post_type'] ?? '';
		if ( ! in_array( $type, $this->types, true ) || ( 'page' === $type && ! metadata_exists( 'post', (int) ( $given['ID'] ?? 0 ), PostMeta::LANG ) ) ) {
			return $data;
		}
		foreach ( array( 'post_content', 'post_excerpt', 'post_title' ) as $field ) {
			$text = $data[ $field ] ?? '';
			// Without a tag there is nothing to take away, and "&" stays what was typed.
			if ( is_string( $text ) && str_contains( $text, '<' ) ) {
				$data[ $field ] = 'post_content' === $field ? wp_filter_post_kses( $text ) : wp_filter_kses( $text );
			}
		}
		return $data;
	}
}

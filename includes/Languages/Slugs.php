<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Lang;

/**
 * Slugs are unique within a language: a translation may have that of its original. Pages need no help,
 * their languages stand under different pages.
 */
final readonly class Slugs {

	public function __construct(
		private Translations $translations,
		private TranslationRepository $repository
	) {}

	/** Filter `wp_unique_post_slug`. */
	public function unique( mixed $slug, mixed $post_id = null, mixed $status = null, mixed $type = null, mixed $parent = null, mixed $original = null ): mixed {
		if ( ! is_string( $slug ) || ! is_numeric( $post_id ) || ! is_string( $status ) || ! is_string( $type ) || ! is_numeric( $parent ) || ! is_string( $original ) ) {
			return $slug;
		}
		$post_id = (int) $post_id;
		$parent  = (int) $parent;
		if ( $slug === $original || 0 === $post_id || 'page' === $type || ! in_array( $type, $this->translations->types, true ) ) {
			return $slug;
		}
		$taken = $this->repository->languages_of_slug( $type, $original, $post_id );
		// No one has it: WordPress refused the word itself.
		return array() === $taken || in_array( $this->translations->lang( $post_id ) ?? Lang::Lt, $taken, true ) ? $slug : $original;
	}
}

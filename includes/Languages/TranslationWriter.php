<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use RuntimeException;
use WP_Post;

/**
 * Makes the translation of a post: a draft in the other language with everything the original has, to be rewritten.
 */
final readonly class TranslationWriter {

	/** Seconds after which a copy that ended in the middle no longer holds up another. */
	private const LOCK_SECONDS = 60;

	/** How often, every tenth of a second, one looks whether someone else's copy is ready. */
	private const LOOKS = 50;

	/** What belongs to the original alone. */
	private const OWN_META = array( PostMeta::LANG, PostMeta::GROUP, TranslationMeta::MADE_FROM, '_mentoriai_made', '_mentoriai_adopted', '_edit_lock', '_edit_last', '_wp_old_slug', '_wp_old_date', '_wp_desired_post_slug', '_pingme', '_encloseme' );

	public function __construct(
		private Translations $translations,
		private TranslationRepository $repository,
		private PagePlaces $places,
		private Clock $clock
	) {}

	/**
	 * The translation of a post, made where there is none. Asked many times at once it makes one.
	 *
	 * @return int Its id.
	 * @throws RuntimeException When it could not be made.
	 */
	public function create( WP_Post $original, Lang $lang ): int {
		for ( $look = 0; $look < self::LOOKS; $look++ ) {
			if ( $this->repository->take( $original->ID, $this->clock->now(), self::LOCK_SECONDS ) ) {
				try {
					return $this->existing( $original->ID ) ?? $this->copy( $original, $lang );
				} finally {
					$this->repository->give_back( $original->ID );
				}
			}
			usleep( 100000 );
		}
		return $this->existing( $original->ID ) ?? throw new RuntimeException( 'Post ' . $original->ID . ' is being translated by somebody else.' );
	}

	/** Read past what this process remembers: another one may have been quicker. */
	private function existing( int $id ): ?int {
		wp_cache_delete( $id, 'post_meta' );
		return $this->translations->of( $id )->partner?->id;
	}

	private function copy( WP_Post $original, Lang $lang ): int {
		$group = $this->translations->group( $original->ID );
		foreach ( $this->repository->binned( $original->post_type, $group ) as $binned ) {
			// Taken out of the bin it would be a second translation.
			$this->translations->separate( $binned );
		}
		$id = wp_insert_post( wp_slash( $this->fields( $original, $lang, $group ) ), true );
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( 'The translation of ' . $original->ID . ' could not be made: ' . $id->get_error_message() );
		}
		foreach ( get_object_taxonomies( $original->post_type ) as $taxonomy ) {
			$terms = wp_get_object_terms( $original->ID, $taxonomy, array( 'fields' => 'ids' ) );
			wp_set_object_terms( $id, is_array( $terms ) ? array_map( 'intval', $terms ) : array(), $taxonomy );
		}
		return $id;
	}

	/** @return array<string, mixed> Everything in one insert, so that whoever follows saved posts sees a whole one. */
	private function fields( WP_Post $original, Lang $lang, string $group ): array {
		$is_page = 'page' === $original->post_type;
		return array(
			'post_type'      => $original->post_type,
			'post_status'    => 'draft',
			'post_title'     => $original->post_title,
			'post_name'      => $is_page ? $this->places->slug( $original, $lang ) : '',
			'post_excerpt'   => $original->post_excerpt,
			'post_content'   => $original->post_content,
			'post_parent'    => $is_page ? $this->places->parent_of_translation( $original, $lang ) : 0,
			'menu_order'     => $original->menu_order,
			'comment_status' => $original->comment_status,
			'ping_status'    => $original->ping_status,
			'meta_input'     => array(
				PostMeta::LANG             => $lang->value,
				PostMeta::GROUP            => $group,
				TranslationMeta::MADE_FROM => $original->ID,
			) + self::meta( $original->ID ),
		);
	}

	/** @return array<string, mixed> */
	private static function meta( int $id ): array {
		$meta = array();
		foreach ( (array) get_post_meta( $id ) as $key => $values ) {
			if ( ! in_array( $key, self::OWN_META, true ) && ! str_starts_with( (string) $key, '_wp_trash_' ) && is_array( $values ) ) {
				$meta[ (string) $key ] = maybe_unserialize( $values[0] ?? '' );
			}
		}
		return $meta;
	}
}

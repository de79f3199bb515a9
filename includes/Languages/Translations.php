<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;

/**
 * Language and translation of posts, in whatever state they are.
 */
final readonly class Translations {

	/** @param list<string> $types Post types that exist once a language. */
	public function __construct(
		private TranslationRepository $repository,
		public array $types
	) {}

	public function of( int $id ): TranslationState {
		return $this->of_many( array( $id ) )[ $id ] ?? new TranslationState( null, null, null );
	}

	/**
	 * Of a list of posts, in as many queries as there are types.
	 *
	 * @param list<int> $ids
	 * @return array<int, TranslationState> By id; without those of other types.
	 */
	public function of_many( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		$groups = array();
		$states = array();
		foreach ( $ids as $id ) {
			$type = (string) get_post_type( $id );
			if ( in_array( $type, $this->types, true ) ) {
				$groups[ $type ][ $id ] = (string) get_post_meta( $id, PostMeta::GROUP, true );
			}
		}
		foreach ( $groups as $type => $of ) {
			$posts = $this->by_group( $type, array_values( array_unique( array_filter( $of ) ) ) );
			foreach ( $of as $id => $group ) {
				$states[ $id ] = $this->state( $id, $posts[ $group ] ?? array() );
			}
		}
		return $states;
	}

	/** The language of a post: Lithuanian where it says nothing, none for a page that is not the portal's. */
	public function lang( int $id ): ?Lang {
		$lang = (string) get_post_meta( $id, PostMeta::LANG, true );
		return '' === $lang && 'page' === get_post_type( $id ) ? null : Lang::from_query( $lang );
	}

	/** Whether a page stands for a screen of the app, which has its pair from the start. */
	public function is_screen( int $id ): bool {
		return null !== Screen::tryFrom( (string) get_post_meta( $id, PageMeta::SCREEN, true ) );
	}

	/** The post's group, made where it has none. */
	public function group( int $id ): string {
		$group = (string) get_post_meta( $id, PostMeta::GROUP, true );
		if ( '' === $group ) {
			$group = wp_generate_uuid4();
			update_post_meta( $id, PostMeta::GROUP, $group );
		}
		return $group;
	}

	/** Makes a post the translation of another; false where one of them has a partner or both have one language. */
	public function link( int $id, int $other ): bool {
		$mine   = $this->of( $id );
		$theirs = $this->of( $other );
		if ( get_post_type( $id ) !== get_post_type( $other ) || null === $mine->lang || $mine->lang->other() !== $theirs->lang || null !== $mine->partner || null !== $theirs->partner ) {
			return false;
		}
		update_post_meta( $id, PostMeta::GROUP, $this->group( $other ) );
		return true;
	}

	/** From now on the post translates nothing. */
	public function separate( int $id ): void {
		update_post_meta( $id, PostMeta::GROUP, wp_generate_uuid4() );
		delete_post_meta( $id, TranslationMeta::MADE_FROM );
	}

	/**
	 * @param list<string> $groups
	 * @return array<string, list<Translation>>
	 */
	private function by_group( string $type, array $groups ): array {
		$found = array();
		foreach ( $this->repository->in_groups( $type, $groups ) as $translation ) {
			$found[ $translation->group ][] = $translation;
		}
		return $found;
	}

	/** @param list<Translation> $posts Of the post's group. */
	private function state( int $id, array $posts ): TranslationState {
		$lang    = $this->lang( $id );
		$own     = null;
		$partner = null;
		foreach ( $posts as $post ) {
			if ( $post->id === $id ) {
				$own = $post;
			} elseif ( $post->lang !== $lang && null === $partner ) {
				$partner = $post;
			}
		}
		return new TranslationState( $lang, $own, null === $lang ? null : $partner );
	}
}

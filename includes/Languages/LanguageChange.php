<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use WP_Post;

/**
 * Gives a text another language, as long as it has no translation.
 */
final readonly class LanguageChange {

	public function __construct(
		private Translations $translations,
		private PagePlaces $places
	) {}

	/**
	 * What an editor chose beside the text.
	 *
	 * @param string|null $lang  `lt`, `en`, '' for a page that is not the portal's; null leaves it.
	 * @param int         $other Id of a text that becomes the translation; 0 for none.
	 * @return bool False when the language is refused.
	 */
	public function apply( WP_Post $post, bool $separate, ?string $lang, int $other ): bool {
		if ( $separate && ! $this->translations->is_screen( $post->ID ) ) {
			$this->translations->separate( $post->ID );
		}
		if ( null !== $lang && ! $this->to( $post, Lang::tryFrom( $lang ) ) ) {
			return false;
		}
		if ( $other > 0 && current_user_can( 'edit_post', $other ) ) {
			$this->translations->link( $post->ID, $other );
		}
		return true;
	}

	/**
	 * @param Lang|null $lang Null makes a page one that is not the portal's.
	 * @return bool False when it is refused: the text has a translation, or its page is a screen's.
	 */
	public function to( WP_Post $post, ?Lang $lang ): bool {
		$state = $this->translations->of( $post->ID );
		if ( $state->lang === $lang && ( null === $lang || metadata_exists( 'post', $post->ID, PostMeta::LANG ) ) ) {
			return true;
		}
		if ( null !== $state->partner || $this->translations->is_screen( $post->ID ) || ( null === $lang && 'page' !== $post->post_type ) ) {
			return false;
		}
		if ( null === $lang ) {
			delete_post_meta( $post->ID, PostMeta::LANG );
			return true;
		}
		update_post_meta( $post->ID, PostMeta::LANG, $lang->value );
		$this->translations->group( $post->ID );
		if ( 'page' === $post->post_type ) {
			if ( false !== add_post_meta( $post->ID, PageMeta::SCREEN, 'default', true ) ) {
				update_post_meta( $post->ID, PageMeta::ADOPTED, '1' );
			}
			$this->move( $post, $lang );
		}
		return true;
	}

	/** From the top of one language to the top of the other; a page under another page stays there. */
	private function move( WP_Post $page, Lang $lang ): void {
		$root = $this->places->root( $lang );
		if ( $page->post_parent !== $root && in_array( $page->post_parent, array( 0, $this->places->root( $lang->other() ) ), true ) ) {
			wp_update_post(
				array(
					'ID'          => $page->ID,
					'post_parent' => $root,
				)
			);
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Post;

/**
 * Once a person publishes the privacy policy of the set-up, it is WordPress's too, unless that has a published one.
 */
final class PolicyPage {

	/** Action `transition_post_status`. */
	public static function published( mixed $status, mixed $before, mixed $post ): void {
		if ( 'publish' !== $status || 'publish' === $before || ! $post instanceof WP_Post || 'page' !== $post->post_type || ! PageWriter::is_from_set_up( $post->ID ) ) {
			return;
		}
		$is_ours = Screen::Privacy->value === get_post_meta( $post->ID, PageMeta::SCREEN, true ) && Lang::Lt->value === get_post_meta( $post->ID, PostMeta::LANG, true );
		$chosen  = get_option( 'wp_page_for_privacy_policy' );
		if ( $is_ours && ! ( is_numeric( $chosen ) && 'publish' === get_post_status( (int) $chosen ) ) ) {
			update_post_meta( $post->ID, PostMeta::FORMER_POLICY, is_numeric( $chosen ) ? (int) $chosen : 0 );
			update_option( 'wp_page_for_privacy_policy', $post->ID );
		}
	}
}

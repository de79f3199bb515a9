<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Spa\Screen;
use WP_Post;

/**
 * Pages that stand for a screen of the portal (log-in, messages) in the list of pages: marked, trashed only after a
 * question, and restored as they were.
 */
final class ScreenPages {

	private const SCRIPT = <<<'JS'
		document.getElementById( 'posts-filter' )?.addEventListener( 'submit', ( event ) => {
			const menu = { doaction: 'top', doaction2: 'bottom' }[ event.submitter?.id ];
			const screens = [ ...document.querySelectorAll( '#the-list input[name="post[]"]:checked' ) ]
				.filter( ( box ) => box.closest( 'tr' ).querySelector( '[data-mentoriai-screen]' ) );
			if ( menu && screens.length > 0 && 'trash' === document.getElementById( 'bulk-action-selector-' + menu ).value && ! window.confirm( %s ) ) {
				event.preventDefault();
			}
		} );
		JS;

	/** Filter `display_post_states`. */
	public static function mark( mixed $states, mixed $post = null ): mixed {
		return is_array( $states ) && $post instanceof WP_Post && self::is_screen( $post->ID ) ? $states + array( 'mentoriai_screen' => __( 'Screen of the portal', 'mentoriai-portal' ) ) : $states;
	}

	/** Filter `page_row_actions`. */
	public static function ask( mixed $actions, mixed $post = null ): mixed {
		if ( ! is_array( $actions ) || ! is_string( $actions['trash'] ?? null ) || ! $post instanceof WP_Post || ! self::is_screen( $post->ID ) ) {
			return $actions;
		}
		$actions['trash'] = str_replace( '<a ', sprintf( '<a data-mentoriai-screen onclick="return confirm( %s )" ', esc_attr( (string) wp_json_encode( self::question() ) ) ), $actions['trash'] );
		return $actions;
	}

	/** Action `admin_footer-edit.php`: the same question before several are trashed at once. */
	public static function ask_for_several(): void {
		if ( 'page' === get_current_screen()?->post_type ) {
			wp_print_inline_script_tag( sprintf( self::SCRIPT, wp_json_encode( self::question() ) ) );
		}
	}

	private static function question(): string {
		return __( 'This page is a screen of the portal. Without it the screen still works, but loses this page’s title, introduction and place in menus. Move the page to the trash?', 'mentoriai-portal' );
	}

	/** Filter `wp_untrash_post_status`: WordPress makes a draft of what was published. */
	public static function restore( mixed $status, mixed $id = 0, mixed $before = '' ): mixed {
		return is_numeric( $id ) && is_string( $before ) && '' !== $before && self::is_screen( (int) $id ) ? $before : $status;
	}

	private static function is_screen( int $id ): bool {
		return null !== Screen::tryFrom( (string) get_post_meta( $id, PageMeta::SCREEN, true ) );
	}
}

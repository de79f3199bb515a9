<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use WP_Admin_Bar;
use WP_Block_Editor_Context;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Where wp-admin offers to look at a post: its page in the portal, or its preview while it is not published. Its own address leads there too.
 */
final class PreviewLinks {

	/** Filter `preview_post_link`. */
	public static function link( mixed $link, mixed $post = null ): mixed {
		return $post instanceof WP_Post && Previews::may_see( $post ) ? Previews::url( $post->ID ) : $link;
	}

	/** Filter `block_editor_settings_all`: for what can be looked at the editor offers templates, but no theme draws it. */
	public static function without_templates( mixed $settings, mixed $context = null ): mixed {
		$post = $context instanceof WP_Block_Editor_Context ? $context->post : null;
		return is_array( $settings ) && $post instanceof WP_Post && Previews::is_ours( $post )
			? array_replace( $settings, array( 'supportsTemplateMode' => false, 'availableTemplates' => array() ) )
			: $settings;
	}

	/** Filters `rest_prepare_…`: the block editor takes `link` for the preview of a draft, and for "View" of what is private. */
	public static function in_editor( mixed $response, mixed $post = null, mixed $request = null ): mixed {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || ! $request instanceof WP_REST_Request || 'edit' !== $request['context'] ) {
			return $response;
		}
		$data = $response->get_data();
		if ( is_array( $data ) && isset( $data['link'] ) && self::is_hidden( $post ) ) {
			$response->set_data( array( 'link' => Previews::url( $post->ID ) ) + $data );
		}
		return $response;
	}

	/** Filters `post_row_actions`, `page_row_actions`: WordPress's own "View" of what is private leads to a page for everybody. */
	public static function in_list( mixed $actions, mixed $post = null ): mixed {
		if ( is_array( $actions ) && isset( $actions['view'] ) && $post instanceof WP_Post && 'private' === $post->post_status && self::is_hidden( $post ) ) {
			$actions['view'] = sprintf( '<a href="%s">%s</a>', esc_url( Previews::url( $post->ID ) ), esc_html__( 'Preview', 'mentoriai-portal' ) );
		}
		return $actions;
	}

	/** Action `admin_bar_menu` of wp-admin: WordPress's own "View" of what is scheduled, private or waits for review does too. */
	public static function in_toolbar( mixed $bar ): void {
		$post = get_post();
		if ( $bar instanceof WP_Admin_Bar && null !== $post && null !== $bar->get_node( 'view' ) && self::is_hidden( $post ) ) {
			$bar->add_node(
				array(
					'id'    => 'view',
					'title' => esc_html__( 'Preview', 'mentoriai-portal' ),
					'href'  => Previews::url( $post->ID ),
				)
			);
		}
	}

	/** Action `template_redirect`: a page of ours that WordPress would show in the theme, to someone who may see its preview. */
	public static function follow(): void {
		$page = is_page() ? get_queried_object() : null;
		if ( $page instanceof WP_Post && ( is_preview() || 'publish' !== $page->post_status ) && Previews::may_see( $page ) ) {
			nocache_headers();
			wp_safe_redirect( Previews::url( $page->ID ), 302, 'Mentoriai' );
			exit;
		}
	}

	private static function is_hidden( WP_Post $post ): bool {
		return 'publish' !== $post->post_status && Previews::may_see( $post );
	}
}

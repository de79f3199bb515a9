<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use _WP_Dependency;

/**
 * Keeps a theme's and core's decoration off the portal's pages. What other plugins enqueue stays: everything
 * from the plugins folders, from other sites, and what is on its own inline.
 */
final class ThemeSilence {

	/** Styles of core and block themes that have no file of their own, or one that we do not use. */
	private const STYLES = array( 'global-styles', 'wp-block-library', 'wp-block-library-theme', 'classic-theme-styles', 'core-block-supports', 'core-block-supports-duotone', 'wp-emoji-styles', 'wp-img-auto-sizes-contain', 'wp-fonts-local', 'block-style-variation-styles' );

	/** What core and block themes print into head and foot: hook, callback, priority. */
	private const PRINTS = array(
		array( 'wp_head', '_wp_render_title_tag', 1 ),
		array( 'wp_head', '_block_template_render_title_tag', 1 ),
		array( 'wp_head', '_block_template_viewport_meta_tag', 0 ),
		array( 'wp_head', 'rel_canonical', 10 ),
		array( 'wp_head', 'wp_robots', 1 ),
		array( 'wp_head', 'feed_links', 2 ),
		array( 'wp_head', 'feed_links_extra', 3 ),
		array( 'wp_head', 'rsd_link', 10 ),
		array( 'wp_head', 'wp_generator', 10 ),
		array( 'wp_head', 'wp_shortlink_wp_head', 10 ),
		array( 'wp_head', 'rest_output_link_wp_head', 10 ),
		array( 'wp_head', 'wp_oembed_add_discovery_links', 10 ),
		array( 'wp_head', 'wp_oembed_add_host_js', 10 ),
		array( 'wp_head', 'print_emoji_detection_script', 7 ),
		array( 'wp_head', 'wp_print_font_faces', 50 ),
		array( 'wp_head', 'wp_print_font_faces_from_style_variations', 50 ),
		array( 'wp_head', 'wp_print_auto_sizes_contain_css_fix', 1 ),
		array( 'wp_head', 'wp_custom_css_cb', 101 ),
		array( 'wp_enqueue_scripts', 'wp_enqueue_global_styles', 10 ),
		array( 'wp_enqueue_scripts', 'wp_enqueue_classic_theme_styles', 10 ),
		array( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles', 10 ),
		array( 'wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link', 10 ),
		array( 'wp_print_styles', 'print_emoji_styles', 10 ),
		array( 'wp_footer', 'wp_enqueue_global_styles', 1 ),
		array( 'wp_footer', 'the_block_template_skip_link', 10 ),
		array( 'wp_footer', 'wp_enqueue_stored_styles', 10 ),
		array( 'wp_footer', 'wp_print_speculation_rules', 10 ),
	);

	public function begin(): void {
		foreach ( self::PRINTS as [ $hook, $callback, $priority ] ) {
			remove_action( $hook, $callback, $priority );
		}
		add_filter( 'wp_speculation_rules_configuration', '__return_null' );
		add_filter( 'emoji_svg_url', '__return_false' );
		add_filter( 'show_recent_comments_widget_style', '__return_false' );
		foreach ( array( 'wp_enqueue_scripts', 'wp_print_footer_scripts' ) as $hook ) {
			add_action( $hook, array( $this, 'drop' ), 'wp_enqueue_scripts' === $hook ? 10000 : 1 );
		}
	}

	public function drop(): void {
		foreach ( wp_styles()->queue as $handle ) {
			if ( $this->is_decoration( wp_styles()->registered[ $handle ] ?? null ) ) {
				wp_dequeue_style( $handle );
			}
		}
		foreach ( wp_scripts()->queue as $handle ) {
			if ( self::is_of_theme( wp_scripts()->registered[ $handle ] ?? null ) ) {
				wp_dequeue_script( $handle );
			}
		}
	}

	private function is_decoration( ?_WP_Dependency $style ): bool {
		return null !== $style && ( in_array( $style->handle, self::STYLES, true ) || str_starts_with( $style->handle, 'wp-block-' ) || self::is_of_theme( $style ) );
	}

	private static function is_of_theme( ?_WP_Dependency $asset ): bool {
		return is_string( $asset?->src ) && str_contains( $asset->src, (string) wp_parse_url( get_theme_root_uri(), PHP_URL_PATH ) . '/' );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Languages\Translations;
use MentoriaiPortal\Languages\TranslationWriter;
use WP_Post;

/**
 * Makes the translation that a "+" asks for, and opens it in the editor.
 */
final readonly class CreateHandler {

	public function __construct(
		private Translations $translations,
		private TranslationWriter $writer,
		private Links $links
	) {}

	/** Action `admin_post_mentoriai_translate`. */
	public function handle(): never {
		$id   = isset( $_GET['post'] ) && is_numeric( $_GET['post'] ) ? (int) $_GET['post'] : 0;
		$post = get_post( $id );
		check_admin_referer( Links::ACTION . '_' . $id );
		if ( null === $post || ! $this->links->may_translate( $post ) ) {
			self::refuse( __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), 403 );
		}
		wp_safe_redirect( (string) get_edit_post_link( $this->create( $post ), 'url' ) );
		exit;
	}

	/** @return int Id of the translation. */
	private function create( WP_Post $post ): int {
		$lang = $this->translations->lang( $post->ID );
		if ( in_array( $post->post_status, array( 'auto-draft', 'trash', 'inherit' ), true ) ) {
			self::refuse( __( 'Save the text first, then create its translation.', 'mentoriai-portal' ), 409 );
		}
		if ( null === $lang ) {
			self::refuse( __( 'This page is not one of the portal: choose its language first.', 'mentoriai-portal' ), 409 );
		}
		return $this->writer->create( $post, $lang->other() );
	}

	private static function refuse( string $why, int $status ): never {
		wp_die(
			esc_html( $why ),
			'',
			array(
				'response'  => (int) $status,
				'back_link' => true,
			)
		);
	}
}

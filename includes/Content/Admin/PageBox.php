<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use WP_Post;

/**
 * The box beside a page in the editor: whether it is the portal's, in which language, and which page translates it.
 */
final readonly class PageBox {

	private const NONCE = 'mentoriai_page_box';

	public function __construct( private Pages $pages ) {}

	public function add(): void {
		add_meta_box( 'mentoriai-page', __( 'Mentoriai portal', 'mentoriai-portal' ), array( $this, 'show' ), 'page', 'side' );
	}

	public function show( WP_Post $post ): void {
		$lang  = 'auto-draft' === $post->post_status ? 'lt' : (string) get_post_meta( $post->ID, PostMeta::LANG, true );
		$group = (string) get_post_meta( $post->ID, PostMeta::GROUP, true );
		wp_nonce_field( self::NONCE, self::NONCE );
		printf( '<p><label for="mentoriai_lang">%s</label><br>', esc_html__( 'Language', 'mentoriai-portal' ) );
		echo '<select id="mentoriai_lang" name="mentoriai_lang">';
		self::option( '', __( 'Not a page of the portal', 'mentoriai-portal' ), $lang );
		self::option( 'lt', __( 'Lithuanian', 'mentoriai-portal' ), $lang );
		self::option( 'en', __( 'English', 'mentoriai-portal' ), $lang );
		echo '</select></p>';
		printf( '<p><label for="mentoriai_translation">%s</label><br>', esc_html__( 'Translation of', 'mentoriai-portal' ) );
		echo '<select id="mentoriai_translation" name="mentoriai_translation" style="max-width:100%">';
		self::option( '', __( 'None yet', 'mentoriai-portal' ), $group );
		foreach ( $this->others( $post->ID, $lang ) as $page ) {
			self::option( $page->group, $page->title, $group );
		}
		echo '</select></p>';
	}

	public function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) || false !== wp_is_post_revision( $id ) ) {
			return;
		}
		$lang = isset( $_POST['mentoriai_lang'] ) ? sanitize_key( $_POST['mentoriai_lang'] ) : '';
		if ( null === Lang::tryFrom( $lang ) ) {
			delete_post_meta( $id, PostMeta::LANG );
			return;
		}
		$group = isset( $_POST['mentoriai_translation'] ) ? sanitize_key( $_POST['mentoriai_translation'] ) : '';
		update_post_meta( $id, PostMeta::LANG, $lang );
		if ( '' !== $group ) {
			update_post_meta( $id, PostMeta::GROUP, $group );
		} elseif ( '' === get_post_meta( $id, PostMeta::GROUP, true ) ) {
			update_post_meta( $id, PostMeta::GROUP, wp_generate_uuid4() );
		}
		add_post_meta( $id, PageMeta::SCREEN, 'default', true );
	}

	/** @return list<Page> Pages that this one may translate. */
	private function others( int $id, string $lang ): array {
		$other = Lang::from_query( $lang )->other();
		return array_values( array_filter( $this->pages->in( $other ), static fn ( Page $page ): bool => $page->id !== $id && '' !== $page->group ) );
	}

	private static function option( string $value, string $label, string $chosen ): void {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $value, $chosen, false ), esc_html( $label ) );
	}
}

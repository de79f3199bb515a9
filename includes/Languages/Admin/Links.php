<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Languages\Translation;
use MentoriaiPortal\Languages\Translations;
use WP_Post;

/**
 * Who may make translations in wp-admin, and the links that do it.
 */
final readonly class Links {

	public const ACTION = 'mentoriai_translate';

	public function __construct( private Translations $translations ) {}

	/** Whether the person in wp-admin may translate this post: change it and make new ones of its type. */
	public function may_translate( WP_Post $post ): bool {
		$type = get_post_type_object( $post->post_type );
		return in_array( $post->post_type, $this->translations->types, true ) && null !== $type
			&& current_user_can( 'edit_post', $post->ID ) && current_user_can( $type->cap->create_posts );
	}

	/** Makes the translation and opens it. */
	public static function create( int $id ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . '&post=' . $id ), self::ACTION . '_' . $id );
	}

	public static function name( Lang $lang ): string {
		return Lang::En === $lang ? __( 'English', 'mentoriai-portal' ) : __( 'Lithuanian', 'mentoriai-portal' );
	}

	/** The words of a link that makes the translation into a language. */
	public static function create_label( Lang $lang ): string {
		return Lang::En === $lang ? __( 'Create the English translation', 'mentoriai-portal' ) : __( 'Create the Lithuanian translation', 'mentoriai-portal' );
	}

	/** The words of a link to the text in a language. */
	public static function edit_label( Lang $lang ): string {
		return Lang::En === $lang ? __( 'Edit the English text', 'mentoriai-portal' ) : __( 'Edit the Lithuanian text', 'mentoriai-portal' );
	}

	/** The state of a post that visitors do not see yet; '' for a published one. */
	public static function state( string $status ): string {
		return 'publish' === $status ? '' : (string) ( get_post_status_object( $status )->label ?? $status );
	}

	/** `About us (Draft)`. */
	public static function title_and_state( Translation $text ): string {
		$state = self::state( $text->status );
		return self::title( $text->title ) . ( '' === $state ? '' : " ($state)" );
	}

	public static function title( string $title ): string {
		return '' === trim( $title ) ? __( '(no title)', 'mentoriai-portal' ) : $title;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Mentors\StaticMentors;
use WP_Post;

/**
 * The box beside a mentor in the editor: position and LinkedIn.
 */
final class StaticMentorBox {

	private const NONCE = 'mentoriai_mentor_box';

	public function add(): void {
		add_meta_box( 'mentoriai-mentor', __( 'Mentor', 'mentoriai-portal' ), array( $this, 'show' ), StaticMentors::POST_TYPE, 'side', 'high' );
	}

	public function show( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		self::input( 'mentoriai_position', __( 'Position and company', 'mentoriai-portal' ), (string) get_post_meta( $post->ID, StaticMentors::POSITION, true ), 'text' );
		self::input( 'mentoriai_linkedin', __( 'LinkedIn address', 'mentoriai-portal' ), (string) get_post_meta( $post->ID, StaticMentors::LINKEDIN, true ), 'url' );
	}

	public function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) || false !== wp_is_post_revision( $id ) ) {
			return;
		}
		$position = isset( $_POST['mentoriai_position'] ) ? sanitize_text_field( wp_unslash( $_POST['mentoriai_position'] ) ) : '';
		$linkedin = isset( $_POST['mentoriai_linkedin'] ) ? esc_url_raw( wp_unslash( $_POST['mentoriai_linkedin'] ), array( 'https' ) ) : '';
		update_post_meta( $id, StaticMentors::POSITION, wp_slash( mb_substr( $position, 0, 160 ) ) );
		update_post_meta( $id, StaticMentors::LINKEDIN, wp_slash( $linkedin ) );
	}

	private static function input( string $name, string $label, string $value, string $type ): void {
		printf(
			'<p><label for="%1$s">%2$s</label><br><input class="widefat" id="%1$s" name="%1$s" type="%3$s" maxlength="300" value="%4$s"></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $value )
		);
	}
}

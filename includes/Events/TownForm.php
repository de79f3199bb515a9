<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use WP_Term;

/**
 * The English name of a town, on WordPress's own term screens.
 */
final class TownForm {

	private const NONCE = 'mentoriai_town_form';

	/** On the form that adds a town. */
	public static function show_new(): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<div class="form-field"><label for="%1$s">%2$s</label><input id="%1$s" name="%1$s" type="text" maxlength="200" aria-describedby="%1$s-hint"><p id="%1$s-hint">%3$s</p></div>',
			esc_attr( Town::NAME_EN ),
			esc_html__( 'Name in English', 'mentoriai-portal' ),
			esc_html__( 'Only where it differs.', 'mentoriai-portal' )
		);
	}

	/** On the form that edits one. */
	public static function show( WP_Term $term ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%1$s" type="text" maxlength="200" value="%3$s" aria-describedby="%1$s-hint"><p id="%1$s-hint" class="description">%4$s</p></td></tr>',
			esc_attr( Town::NAME_EN ),
			esc_html__( 'Name in English', 'mentoriai-portal' ),
			esc_attr( (string) get_term_meta( $term->term_id, Town::NAME_EN, true ) ),
			esc_html__( 'Only where it differs.', 'mentoriai-portal' )
		);
	}

	public static function save( int $term_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		$name = isset( $_POST[ Town::NAME_EN ] ) ? sanitize_text_field( wp_unslash( $_POST[ Town::NAME_EN ] ) ) : '';
		update_term_meta( $term_id, Town::NAME_EN, wp_slash( mb_substr( $name, 0, 200 ) ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Mentors\Field;
use WP_Term;

/**
 * The English name and description of a field tag, on WordPress's own term screens.
 */
final class FieldTermForm {

	private const NONCE = 'mentoriai_field_form';

	/** On the form that adds a tag. */
	public function show_new(): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<div class="form-field"><label for="%1$s">%2$s</label><input id="%1$s" name="%1$s" type="text" maxlength="200"></div>',
			esc_attr( Field::NAME_EN ),
			esc_html__( 'Name in English', 'mentoriai-portal' )
		);
		printf(
			'<div class="form-field"><label for="%1$s">%2$s</label><textarea id="%1$s" name="%1$s" rows="5"></textarea></div>',
			esc_attr( Field::DESCRIPTION_EN ),
			esc_html__( 'Description in English', 'mentoriai-portal' )
		);
	}

	/** On the form that edits one. */
	public function show( WP_Term $term ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%1$s" type="text" maxlength="200" value="%3$s"></td></tr>',
			esc_attr( Field::NAME_EN ),
			esc_html__( 'Name in English', 'mentoriai-portal' ),
			esc_attr( (string) get_term_meta( $term->term_id, Field::NAME_EN, true ) )
		);
		printf(
			'<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td><textarea id="%1$s" name="%1$s" rows="5">%3$s</textarea></td></tr>',
			esc_attr( Field::DESCRIPTION_EN ),
			esc_html__( 'Description in English', 'mentoriai-portal' ),
			esc_textarea( (string) get_term_meta( $term->term_id, Field::DESCRIPTION_EN, true ) )
		);
	}

	public function save( int $term_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		$name = isset( $_POST[ Field::NAME_EN ] ) ? sanitize_text_field( wp_unslash( $_POST[ Field::NAME_EN ] ) ) : '';
		$text = isset( $_POST[ Field::DESCRIPTION_EN ] ) ? sanitize_textarea_field( wp_unslash( $_POST[ Field::DESCRIPTION_EN ] ) ) : '';
		update_term_meta( $term_id, Field::NAME_EN, wp_slash( mb_substr( $name, 0, 200 ) ) );
		update_term_meta( $term_id, Field::DESCRIPTION_EN, wp_slash( $text ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Services;
use WP_Error;
use WP_Term;

/**
 * The English name and description of a field tag beside the Lithuanian ones, on WordPress's own term screens and in Quick
 * Edit. The script puts each below its Lithuanian twin.
 */
final readonly class FieldTermForm {

	private const NONCE = 'mentoriai_field_form';

	private const MAX = 200;

	public function __construct(
		private Services $core,
		private FieldRepository $fields
	) {}

	/** On the form that adds a tag. */
	public function show_new(): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<div class="form-field mentoriai-name-en"><label for="%1$s">%2$s</label><input id="%1$s" name="%1$s" type="text" maxlength="%3$d" lang="en" aria-describedby="%1$s-hint"><p id="%1$s-hint">%4$s</p></div>',
			esc_attr( Field::NAME_EN ),
			esc_html__( 'Name in English', 'mentoriai-portal' ),
			self::MAX, // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
			esc_html( self::hint() )
		);
		printf(
			'<div class="form-field mentoriai-description-en"><label for="%1$s">%2$s</label><textarea id="%1$s" name="%1$s" rows="5" lang="en"></textarea></div>',
			esc_attr( Field::DESCRIPTION_EN ),
			esc_html__( 'Description in English', 'mentoriai-portal' )
		);
	}

	/** On the form that edits one. */
	public function show( WP_Term $term ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<tr class="form-field mentoriai-name-en"><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%1$s" type="text" maxlength="%3$d" lang="en" value="%4$s" aria-describedby="%1$s-hint"><p id="%1$s-hint" class="description">%5$s</p></td></tr>',
			esc_attr( Field::NAME_EN ),
			esc_html__( 'Name in English', 'mentoriai-portal' ),
			self::MAX, // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
			esc_attr( (string) get_term_meta( $term->term_id, Field::NAME_EN, true ) ),
			esc_html( self::hint() )
		);
		printf(
			'<tr class="form-field mentoriai-description-en"><th scope="row"><label for="%1$s">%2$s</label></th><td><textarea id="%1$s" name="%1$s" rows="5" lang="en">%3$s</textarea></td></tr>',
			esc_attr( Field::DESCRIPTION_EN ),
			esc_html__( 'Description in English', 'mentoriai-portal' ),
			esc_textarea( (string) get_term_meta( $term->term_id, Field::DESCRIPTION_EN, true ) )
		);
	}

	/** Action `quick_edit_custom_box`, which fires for each column of ours. */
	public function show_quick( string $column, string $type = '', string $taxonomy = '' ): void {
		if ( Field::NAME_EN !== $column || 'edit-tags' !== $type || Field::TAXONOMY !== $taxonomy ) {
			return;
		}
		echo '<fieldset><div class="inline-edit-col">';
		wp_nonce_field( self::NONCE, self::NONCE, false );
		printf(
			'<label class="mentoriai-quick-en"><span class="title">%s</span><span class="input-text-wrap"><input type="text" name="%s" class="ptitle" maxlength="%d" lang="en" value=""></span></label></div></fieldset>',
			esc_html__( 'English', 'mentoriai-portal' ),
			esc_attr( Field::NAME_EN ),
			self::MAX // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
		);
	}

	/** Action `admin_enqueue_scripts`. */
	public function enqueue( string $screen ): void {
		if ( ! in_array( $screen, array( 'edit-tags.php', 'term.php' ), true ) || Field::TAXONOMY !== get_current_screen()?->taxonomy ) {
			return;
		}
		$names = static fn ( Field $field ): array => array(
			'id'    => $field->id,
			'names' => array_values( array_unique( array( $field->name( Lang::Lt ), $field->name( Lang::En ) ) ) ),
		);
		AdminAssets::enqueue( $this->core, 'admin-field', array( 'fields' => array_map( $names, $this->fields->sorted( Lang::Lt ) ) ) );
		// Fields are one flat list for visitors.
		wp_add_inline_style( 'common', '.term-parent-wrap{display:none}.column-mentoriai_members,.column-mentoriai_at_hubs{width:8em}' );
	}

	/** Filter `pre_insert_term`, of our form: refused before anything is written. */
	public function check_new( mixed $name, mixed $taxonomy = '' ): mixed {
		return is_string( $name ) && Field::TAXONOMY === $taxonomy && isset( $_POST[ self::NONCE ] ) && $this->is_taken( 0, $name ) ? new WP_Error( 'mentoriai_same_name', self::refusal() ) : $name; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- only refuses.
	}

	/** Action `wp_ajax_inline-save-tax`, before WordPress's: the text is shown in Quick Edit. */
	public function check_quick(): void {
		$id = isset( $_POST['tax_ID'] ) ? absint( $_POST['tax_ID'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- only refuses.
		if ( $this->is_of( $id ) && $this->is_taken( $id, self::sent( 'name' ) ) ) {
			wp_die( esc_html( self::refusal() ) );
		}
	}

	/** Action `load-edit-tags.php`: WordPress cannot be told why a change is refused. */
	public function check_change(): void {
		$id = isset( $_POST['tag_ID'], $_POST['action'] ) && 'editedtag' === $_POST['action'] ? absint( $_POST['tag_ID'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- only refuses.
		if ( $this->is_of( $id ) && $this->is_taken( $id, self::sent( 'name' ) ) ) {
			wp_safe_redirect( add_query_arg( array( 'message' => FieldMessages::SAME_NAME, 'error' => 1 ), (string) get_edit_term_link( $id, Field::TAXONOMY ) ) );
			exit;
		}
	}

	/** What the form did not send stays. */
	public function save( int $term_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		if ( isset( $_POST[ Field::NAME_EN ] ) ) {
			update_term_meta( $term_id, Field::NAME_EN, wp_slash( mb_substr( self::sent( Field::NAME_EN ), 0, self::MAX ) ) );
		}
		if ( isset( $_POST[ Field::DESCRIPTION_EN ] ) ) {
			update_term_meta( $term_id, Field::DESCRIPTION_EN, wp_slash( sanitize_textarea_field( wp_unslash( $_POST[ Field::DESCRIPTION_EN ] ) ) ) );
		}
	}

	/**
	 * Filter `wp_update_term_data`: addresses with the slug that a field had still lead to it.
	 *
	 * @param mixed $data What is written.
	 */
	public static function keep_slug( mixed $data, mixed $id = 0, mixed $taxonomy = '' ): mixed {
		$term = Field::TAXONOMY === $taxonomy && is_numeric( $id ) ? get_term( (int) $id, Field::TAXONOMY ) : null;
		if ( is_array( $data ) && $term instanceof WP_Term && ( $data['slug'] ?? $term->slug ) !== $term->slug ) {
			$known = array_filter( explode( ',', (string) get_term_meta( $term->term_id, Field::OLD_SLUGS, true ) ) );
			update_term_meta( $term->term_id, Field::OLD_SLUGS, implode( ',', array_unique( array( ...$known, $term->slug ) ) ) );
		}
		return $data;
	}

	/** Whether a name of the form is another field's. */
	private function is_taken( int $id, string $name ): bool {
		return null !== $this->fields->namesake( sanitize_text_field( wp_unslash( $name ) ), $id ) || null !== $this->fields->namesake( self::sent( Field::NAME_EN ), $id );
	}

	private function is_of( int $id ): bool {
		return $id > 0 && array() !== $this->fields->known( array( $id ) );
	}

	private static function sent( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- save() checks it; others only refuse.
	}

	private static function refusal(): string {
		return __( 'Another field has this name. Choose another name, or merge the two.', 'mentoriai-portal' );
	}

	private static function hint(): string {
		return __( 'Shown on the English pages. Left empty, they show the Lithuanian name.', 'mentoriai-portal' );
	}
}

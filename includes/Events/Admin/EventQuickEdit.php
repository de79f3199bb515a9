<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventRules;
use MentoriaiPortal\Events\EventStatus;
use MentoriaiPortal\Services;

/**
 * The date of an event and whether it takes place, in Quick Edit. WordPress's date there is that of publishing; it is hidden.
 */
final readonly class EventQuickEdit {

	private const NONCE = 'mentoriai_event_quick';

	private const FACTS = array( EventMeta::START_DATE, EventMeta::START_TIME, EventMeta::END_DATE, EventMeta::END_TIME, EventMeta::STATUS );

	public function __construct( private Services $core ) {}

	/** Action `admin_enqueue_scripts`. */
	public function enqueue( string $screen ): void {
		if ( 'edit.php' === $screen && EventMeta::POST_TYPE === get_current_screen()?->post_type ) {
			AdminAssets::enqueue( $this->core, 'admin-event-list' );
			wp_add_inline_style( 'list-tables', '.inline-edit-mentoriai_event .inline-edit-date{display:none}.mentoriai-quick-event .title{width:8em}.mentoriai-quick-event .input-text-wrap{margin-inline-start:8em}' );
		}
	}

	/** Action `quick_edit_custom_box`, which fires for each column of ours. */
	public function show( string $column, string $type = '' ): void {
		if ( EventColumns::DATE !== $column || EventMeta::POST_TYPE !== $type ) {
			return;
		}
		echo '<fieldset class="inline-edit-col-right mentoriai-quick-event"><div class="inline-edit-col">';
		wp_nonce_field( self::NONCE, self::NONCE, false );
		self::input( EventMeta::START_DATE, __( 'Event date', 'mentoriai-portal' ), 'date' );
		self::input( EventMeta::START_TIME, __( 'Starts at', 'mentoriai-portal' ), 'time' );
		self::input( EventMeta::END_DATE, __( 'Last day', 'mentoriai-portal' ), 'date' );
		self::input( EventMeta::END_TIME, __( 'Ends at', 'mentoriai-portal' ), 'time' );
		printf( '<label><span class="title">%s</span><span class="input-text-wrap"><select name="%s">', esc_html__( 'Event status', 'mentoriai-portal' ), esc_attr( EventMeta::STATUS ) );
		foreach ( EventStatus::cases() as $status ) {
			printf( '<option value="%s">%s</option>', esc_attr( $status->value ), esc_html( EventColumns::name( $status ) ) );
		}
		echo '</select></span></label></div></fieldset>';
	}

	/** Of `wp_insert_post_data`. */
	public static function is_sent(): bool {
		return isset( $_POST[ self::NONCE ] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- save() checks it.
	}

	/** Action `add_inline_data`: what the script fills in, in the row. */
	public static function data( \WP_Post $post ): void {
		if ( EventMeta::POST_TYPE !== $post->post_type ) {
			return;
		}
		$facts = array();
		foreach ( self::FACTS as $key ) {
			$facts[ $key ] = (string) get_post_meta( $post->ID, $key, true );
		}
		printf( '<div class="mentoriai-event-facts" data-facts="%s"></div>', esc_attr( (string) wp_json_encode( $facts ) ) );
	}

	/** Action `wp_ajax_inline-save`, before WordPress's: what is wrong is said in Quick Edit, and nothing is saved. */
	public function check(): void {
		$id = isset( $_POST['post_ID'] ) ? absint( $_POST['post_ID'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- only refuses.
		if ( EventMeta::POST_TYPE !== get_post_type( $id ) || ! isset( $_POST[ self::NONCE ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing
			return;
		}
		$errors = $this->errors( $id );
		if ( array() !== $errors ) {
			wp_die( esc_html( implode( ' ', $errors ) ) );
		}
	}

	/**
	 * Filter `wp_insert_post_data`, before it is judged whether the event may be published (EventRules::keep_draft()).
	 *
	 * @param mixed $data What is written.
	 */
	public function save( mixed $data, mixed $post = null ): mixed {
		$id    = is_array( $post ) && is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( 0 === $id || absint( $_POST['post_ID'] ?? 0 ) !== $id || EventMeta::POST_TYPE !== get_post_type( $id ) || ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) ) {
			return $data;
		}
		foreach ( self::FACTS as $key ) {
			if ( isset( $_POST[ $key ] ) ) {
				update_post_meta( $id, $key, wp_slash( self::sent( $key ) ) );
			}
		}
		return $data;
	}

	/** @return array<string, string> */
	private function errors( int $id ): array {
		$status = isset( $_POST['_status'] ) ? sanitize_key( $_POST['_status'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- only refuses.
		$errors = EventRules::errors( static fn ( string $key ): string => in_array( $key, self::FACTS, true ) ? self::sent( $key ) : (string) get_post_meta( $id, $key, true ) );
		// A draft may have no date yet.
		return in_array( $status, array( 'draft', 'pending' ), true ) && '' === self::sent( EventMeta::START_DATE ) ? array_diff_key( $errors, array( EventMeta::START_DATE => '' ) ) : $errors;
	}

	private static function input( string $name, string $label, string $type ): void {
		printf( '<label><span class="title">%s</span><span class="input-text-wrap"><input type="%s" name="%s" value=""></span></label>', esc_html( $label ), esc_attr( $type ), esc_attr( $name ) );
	}

	private static function sent( string $key ): string {
		return isset( $_POST[ $key ] ) && is_string( $_POST[ $key ] ) ? sanitize_text_field( wp_unslash( $_POST[ $key ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- save() checks it.
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Does what a button of the list asks for, and goes back to it.
 */
final readonly class AttentionHandler {

	public const ACTION = 'mentoriai_attention';

	/** Value of `list`: back to the page of the thing. */
	public const ITS_PAGE = 'its-page';

	public function __construct( private Attention $attention ) {}

	public static function nonce( string $kind, int $id ): string {
		return self::ACTION . "_{$kind}_$id";
	}

	/** Action `admin_post_mentoriai_attention`. */
	public function handle(): never {
		// phpcs:disable WordPress.Security -- the nonce of the row that is named is checked first; the note is cleaned by Text and shown escaped.
		$kind = isset( $_POST['kind'] ) && is_string( $_POST['kind'] ) ? sanitize_key( $_POST['kind'] ) : '';
		$id   = isset( $_POST['id'] ) && is_numeric( $_POST['id'] ) ? (int) $_POST['id'] : 0;
		check_admin_referer( self::nonce( $kind, $id ) );
		if ( ! Attention::is_open() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$do   = isset( $_POST['do'] ) && is_string( $_POST['do'] ) ? sanitize_key( $_POST['do'] ) : '';
		$days = isset( $_POST['days'] ) && is_numeric( $_POST['days'] ) ? (int) $_POST['days'] : 0;
		$note = isset( $_POST['note'] ) && is_string( $_POST['note'] ) ? mb_substr( Text::clean( (string) wp_unslash( $_POST['note'] ), true ), 0, Attention::NOTE_MAX ) : '';
		$seen = isset( $_POST['version'] ) && is_numeric( $_POST['version'] ) ? (int) $_POST['version'] : null;
		$list = isset( $_POST['list'] ) && is_string( $_POST['list'] ) ? sanitize_key( $_POST['list'] ) : '';
		// phpcs:enable
		$page = self::ITS_PAGE === $list ? $this->attention->find( $kind, $id )?->text->url : null;
		try {
			$this->attention->act( $kind, $id, $do, $days, $note, $seen );
			$told = array( 'told' => $do );
		} catch ( ApiError $refused ) {
			$told = array( 'told' => 'conflict' === $refused->error || 409 !== $refused->status ? (string) $refused->status : $refused->error ) + array_map( static fn ( array $by ): string => (string) $by['id'], array_intersect_key( $refused->data, array( 'taken_by' => true ) ) );
		}
		wp_safe_redirect( add_query_arg( $told, $page ?? Attention::url( isset( $this->attention->kinds()[ $list ] ) ? $list : '' ) ) );
		exit;
	}
}

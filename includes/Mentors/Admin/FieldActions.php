<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldMerge;

/**
 * Merges and deletes what the page asked about, and keeps WordPress from deleting fields that people have without asking.
 */
final readonly class FieldActions {

	public function __construct(
		private FieldList $list,
		private FieldMerge $fields
	) {}

	/** Action `admin_post_mentoriai_merge`. */
	public function merge(): never {
		check_admin_referer( FieldPage::MERGE );
		$ids = self::asked();
		$to  = isset( $_POST['to'] ) ? absint( $_POST['to'] ) : 0;
		self::require_right( $ids, $to );
		wp_safe_redirect( FieldPage::list_url( $this->fields->merge( $ids, $to ) ? FieldMessages::MERGED : FieldMessages::NOT_MERGED ) );
		exit;
	}

	/** Action `admin_post_mentoriai_delete`. */
	public function delete(): never {
		check_admin_referer( FieldPage::DELETE );
		$ids = self::asked();
		self::require_right( $ids );
		foreach ( $ids as $id ) {
			wp_delete_term( $id, Field::TAXONOMY );
		}
		wp_safe_redirect( FieldPage::list_url( FieldMessages::DELETED ) );
		exit;
	}

	/** Action `load-edit-tags.php`: its own links, buttons and bulk action delete at once. */
	public function guard(): void {
		$url = $this->question( wp_unslash( $_REQUEST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- leads to a page that asks.
		if ( null !== $url ) {
			wp_safe_redirect( $url );
			exit;
		}
	}

	/** Action `wp_ajax_delete-tag`, before WordPress's: the link of a list that was loaded when nobody had the field. */
	public function guard_link(): void {
		$id = isset( $_POST['tag_ID'] ) ? absint( $_POST['tag_ID'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- deletes nothing.
		if ( Field::TAXONOMY === ( get_term( $id )->taxonomy ?? '' ) && $this->list->use_of( $id )->people() > 0 ) {
			wp_die( '0' );
		}
	}

	/**
	 * Where it is asked first; null where nothing that people have is to be deleted.
	 *
	 * @param array<mixed> $request
	 */
	public function question( array $request ): ?string {
		$ids = match ( true ) {
			Field::TAXONOMY !== ( $request['taxonomy'] ?? '' ) || 'delete' !== ( $request['action'] ?? '' ) => array(),
			isset( $request['delete_tags'] ) => FieldPage::ids( $request['delete_tags'] ),
			default => FieldPage::ids( $request['tag_ID'] ?? '' ),
		};
		return array() !== $ids && $this->list->use_of( ...$ids )->people() > 0 ? FieldPage::url( FieldPage::DELETE, $ids ) : null;
	}

	/** @return list<int> */
	private static function asked(): array {
		return FieldPage::ids( sanitize_text_field( wp_unslash( $_POST['fields'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- the callers have checked it.
	}

	/**
	 * Fields that are gone already are nobody's.
	 *
	 * @param list<int> $ids Fields that end.
	 */
	private static function require_right( array $ids, int $changed = 0 ): void {
		$rights = array_map( static fn ( int $id ): bool => null === get_term( $id, Field::TAXONOMY ) || current_user_can( 'delete_term', $id ), $ids );
		$right  = get_taxonomy( Field::TAXONOMY )->cap->delete_terms ?? 'do_not_allow';
		if ( in_array( false, $rights, true ) || ! current_user_can( $right ) || ( $changed > 0 && ! current_user_can( 'edit_term', $changed ) ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403, 'back_link' => true ) );
		}
	}
}

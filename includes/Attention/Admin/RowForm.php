<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\AttentionRow;

/**
 * The form of one row for AttentionHandler, and its buttons, which may stand elsewhere on the page: in the list, or on the page of the
 * thing itself.
 */
final class RowForm {

	/** @param string $list Where it leads back: a kind, '' for all, or AttentionHandler::ITS_PAGE. */
	public static function show( AttentionRow $row, string $list ): void {
		printf( '<form method="post" id="%s" action="%s">', esc_attr( self::id( $row ) ), esc_url( admin_url( 'admin-post.php' ) ) );
		$fields = array( 'action' => AttentionHandler::ACTION, '_wpnonce' => wp_create_nonce( AttentionHandler::nonce( $row->kind, $row->id ) ), 'kind' => $row->kind, 'id' => (string) $row->id, 'list' => $list, 'version' => (string) $row->mark );
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		echo '</form>';
	}

	/** Whose it is, and the button that takes it or gives it back. */
	public static function show_owner( AttentionRow $row ): void {
		if ( null === $row->taken_by ) {
			self::show_button( $row, 'take', __( 'Take', 'mentoriai-portal' ) );
			return;
		}
		$is_mine = get_current_user_id() === $row->taken_by->id;
		/* translators: %s: name of a colleague. */
		echo '<span>' . esc_html( $is_mine ? __( 'Yours', 'mentoriai-portal' ) : sprintf( __( 'Taken by %s', 'mentoriai-portal' ), $row->taken_by->name() ) ) . '</span> ';
		if ( $is_mine ) {
			self::show_button( $row, 'give_back', __( 'Give back', 'mentoriai-portal' ) );
		}
	}

	/** Who does not see the row hears what it is about. */
	public static function show_button( AttentionRow $row, string $action, string $label, string $class_name = 'button' ): void {
		printf( '<button class="%s" form="%s" name="do" value="%s">%s<span class="screen-reader-text"> (%s)</span></button>', esc_attr( $class_name ), esc_attr( self::id( $row ) ), esc_attr( $action ), esc_html( $label ), esc_html( self::subject( $row ) ) );
	}

	public static function subject( AttentionRow $row ): string {
		return ( null === $row->who ? '' : $row->who->name() . ', ' ) . $row->text->what;
	}

	/** Id of the row's form. */
	public static function id( AttentionRow $row ): string {
		return "mentoriai-{$row->kind}-{$row->id}";
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Admin;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Attention\AttentionRow;

/**
 * Whose a row is, and the buttons that take it or give it back: in the list, and on the page of the thing itself.
 */
final readonly class TakeForm {

	public function __construct( private Attention $attention ) {}

	/** On a page of its own: nothing where the thing does not wait. AttentionHandler leads back there. */
	public function show( string $kind, int $id ): void {
		$row = $this->attention->find( $kind, $id );
		if ( null === $row ) {
			return;
		}
		self::begin( $row, array( 'list' => AttentionHandler::ITS_PAGE ) );
		self::show_buttons( $row, self::about( $row ) );
		echo '</form>';
	}

	/** @param array<string, string> $fields More of the form. */
	public static function begin( AttentionRow $row, array $fields ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		$fields += array( 'action' => AttentionHandler::ACTION, '_wpnonce' => wp_create_nonce( AttentionHandler::nonce( $row->kind, $row->id ) ), 'kind' => $row->kind, 'id' => (string) $row->id, 'version' => (string) $row->mark );
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
	}

	public static function show_buttons( AttentionRow $row, string $about ): void {
		if ( null === $row->taken_by ) {
			self::show_button( 'take', __( 'Take', 'mentoriai-portal' ), $about );
			return;
		}
		$is_mine = get_current_user_id() === $row->taken_by->id;
		/* translators: %s: name of a colleague. */
		echo '<span>' . esc_html( $is_mine ? __( 'Yours', 'mentoriai-portal' ) : sprintf( __( 'Taken by %s', 'mentoriai-portal' ), $row->taken_by->name() ) ) . '</span> ';
		if ( $is_mine ) {
			self::show_button( 'give_back', __( 'Give back', 'mentoriai-portal' ), $about );
		}
	}

	/** Who does not see the row hears what it is about. */
	public static function show_button( string $action, string $label, string $about, string $class_name = 'button' ): void {
		printf( '<button class="%s" name="do" value="%s">%s<span class="screen-reader-text"> (%s)</span></button>', esc_attr( $class_name ), esc_attr( $action ), esc_html( $label ), esc_html( $about ) );
	}

	public static function about( AttentionRow $row ): string {
		return ( null === $row->who ? '' : $row->who->name() . ', ' ) . $row->text->what;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Profiles\Edit;

/**
 * Changed texts of one mentor: before and after, with what differs marked.
 */
final class ChangeList {

	/** @param list<Edit> $edits */
	public static function show( array $edits ): void {
		foreach ( $edits as $edit ) {
			/* translators: %s: date and time. */
			$when = sprintf( __( 'changed on %s', 'mentoriai-portal' ), Clock::on_site( $edit->changed_at ) );
			$seen = $edit->seen ? ' · ' . __( 'seen', 'mentoriai-portal' ) : '';
			printf( '<h3>%s <span class="mentoriai-member__none">%s</span></h3><div class="mentoriai-member__facts">%s</div>', esc_html( $edit->label() ), esc_html( $when . $seen ), self::difference( $edit ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress's own table, escaped by it.
		}
	}

	private static function difference( Edit $edit ): string {
		return (string) wp_text_diff(
			$edit->before,
			$edit->after,
			array(
				'title_left'      => __( 'Before', 'mentoriai-portal' ),
				'title_right'     => __( 'After', 'mentoriai-portal' ),
				'show_split_view' => true,
			)
		);
	}
}

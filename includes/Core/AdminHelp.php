<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use WP_Screen;

/**
 * WordPress's tab "Help" on the portal's screens of wp-admin: what a screen is for, and what its buttons do to people. The
 * texts are the modules' (Module::help()).
 */
final readonly class AdminHelp {

	/** @param Closure( string ): ?string $text Slug of a page, or WordPress's id of a list, to its help. */
	public function __construct( private Closure $text ) {}

	/** Action `current_screen`. */
	public function add( mixed $screen ): void {
		if ( ! $screen instanceof WP_Screen ) {
			return;
		}
		$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses a text.
		$text = ( $this->text )( '' === $page ? $screen->id : $page );
		if ( null !== $text ) {
			$screen->add_help_tab(
				array(
					'id'      => 'mentoriai-help',
					'title'   => __( 'Mentoriai portal', 'mentoriai-portal' ),
					'content' => '<p>' . esc_html( $text ) . '</p>',
				)
			);
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * What the server must have; said clearly on activation instead of failing later.
 */
final class Requirements {

	private const EXTENSIONS = array( 'intl', 'mbstring', 'gd', 'fileinfo' );

	/** @return list<string> Missing PHP extensions. */
	public static function missing(): array {
		return array_values( array_filter( self::EXTENSIONS, static fn ( string $name ): bool => ! extension_loaded( $name ) ) );
	}

	/** Ends an activation on a server that lacks something. */
	public static function refuse_without(): void {
		$missing = self::missing();
		if ( array() !== $missing ) {
			wp_die(
				esc_html(
					sprintf(
						/* translators: %s: list of PHP extensions */
						__( 'Mentoriai portal needs these PHP extensions: %s. Ask your hosting provider to switch them on, then activate the plugin again.', 'mentoriai-portal' ),
						implode( ', ', $missing )
					)
				),
				'',
				array( 'back_link' => true )
			);
		}
	}
}

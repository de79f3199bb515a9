<?php
/**
 * PSR-4 for MentoriaiPortal\ in this folder; the plugin runs without Composer.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'MentoriaiPortal\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . strtr( substr( $name, strlen( 'MentoriaiPortal\\' ) ), '\\', '/' ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

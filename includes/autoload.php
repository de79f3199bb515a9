<?php
/**
 * PSR-4 for MentoriaiPortal\ in this folder; the plugin runs without Composer.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'MentoriaiPortal\\' ) ) {
			return;
		}
		// Not is_file() first: it asks the disk for each class, which opcache does not.
		@include __DIR__ . '/' . strtr( substr( $name, strlen( 'MentoriaiPortal\\' ) ), '\\', '/' ) . '.php'; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a class that does not exist.
	}
);

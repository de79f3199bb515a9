<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Services;

/**
 * The scripts of wp-admin: `src/admin/<name>/index.tsx` is built to `admin-<name>`, `src/blocks/index.tsx` to `blocks`.
 */
final class AdminAssets {

	/**
	 * Puts one on the page, with its stylesheet and texts in the person's language.
	 *
	 * @param string               $entry Name of the built entry.
	 * @param array<string, mixed> $data  What it finds as `window.mentoriaiAdmin`; nothing secret.
	 */
	public static function enqueue( Services $core, string $entry, array $data = array() ): void {
		$file = $core->path( "assets/build/$entry.asset.php" );
		if ( ! is_file( $file ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $built */
		$built  = require $file;
		$handle = 'mentoriai-' . $entry;
		wp_enqueue_script( $handle, $core->url( "assets/build/$entry.min.js" ), array( ...$built['dependencies'], ...ScriptTexts::register( $core, 'admin', get_user_locale() ) ), $built['version'], true );
		if ( is_file( $core->path( "assets/build/$entry.min.css" ) ) ) {
			wp_enqueue_style( $handle, $core->url( "assets/build/$entry.min.css" ), array( 'wp-components' ), $built['version'] );
		}
		if ( array() !== $data ) {
			$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			wp_add_inline_script( $handle, "window.mentoriaiAdmin = Object.assign( window.mentoriaiAdmin || {}, $json );", 'before' );
		}
	}
}

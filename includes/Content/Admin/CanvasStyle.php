<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use MentoriaiPortal\Services;

/**
 * The site's rules for editors' text (src/components/prose.css and the buttons), made to fit the editor's canvas, where
 * the blocks have WordPress's classes. The portal's own blocks bring their look along and are left out.
 */
final readonly class CanvasStyle {

	/** The portal's class (Core\Blocks\BlockHtml) to what it stands for in the canvas; the longer ones first. */
	private const NAMES = array(
		'.mp-text-center'            => '.has-text-align-center',
		'.mp-text-right'             => '.has-text-align-right',
		'.mp-text-column--center'    => '.wp-block-column.is-vertically-aligned-center',
		'.mp-text-column--bottom'    => '.wp-block-column.is-vertically-aligned-bottom',
		'.mp-text-column'   => '.wp-block-column',
		'.mp-text-columns'           => '.wp-block-columns',
		'.mp-text-pictures'          => '.wp-block-gallery',
		'.mp-text-buttons'           => '.wp-block-buttons',
		'.mp-button--secondary' => '.wp-block-button.is-style-outline > .wp-block-button__link',
		'.mp-button--primary'   => '.wp-block-button:not(.is-style-outline) > .wp-block-button__link',
		'.mp-text-file'              => '.wp-block-file',
		'.mp-prose'             => ':scope',
	);

	public function __construct( private Services $core ) {}

	public function css(): string {
		$css = strtr( $this->built( 'canvas' ), self::NAMES );
		// The button itself; its parts and kinds keep their names.
		$css = (string) preg_replace( '~\.mp-button(?![\w-])~', '.wp-block-button__link', $css );
		return $this->fonts() . '@scope (.is-root-container) to (.mp-edit) {' . $css . '}';
	}

	/** The site's fonts: visitors on a slow line do without them, an editor waits until they are there. */
	private function fonts(): string {
		preg_match_all( '~@font-face\s*\{[^{}]*\}~', $this->built( 'app' ), $faces );
		return str_replace( array( 'font-display:optional', 'url(../' ), array( 'font-display:swap', 'url(' . $this->core->url( 'assets/' ) ), implode( '', $faces[0] ) );
	}

	private function built( string $name ): string {
		$file = $this->core->path( "assets/build/$name.min.css" );
		return is_file( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}
}

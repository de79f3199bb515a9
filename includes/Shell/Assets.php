<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ScriptTexts;
use MentoriaiPortal\Core\Services;

/**
 * Script, style, fonts and translations of the app.
 */
final readonly class Assets {

	public const HANDLE = 'mentoriai-app';

	private const FONTS = array( 'figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2' );

	public function __construct( private Services $core ) {}

	public function enqueue( Lang $lang ): void {
		$file = $this->core->path( 'assets/build/app.asset.php' );
		if ( ! is_file( $file ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $built */
		$built = require $file;
		wp_enqueue_script(
			self::HANDLE,
			$this->core->url( 'assets/build/app.js' ),
			$built['dependencies'],
			$built['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		wp_enqueue_style( self::HANDLE, $this->core->url( 'assets/build/app.css' ), array(), $built['version'] );
		ScriptTexts::add( $this->core, self::HANDLE, 'app', $lang->locale() );
	}

	public function preload_fonts(): void {
		foreach ( self::FONTS as $font ) {
			printf( "<link rel=\"preload\" href=\"%s\" as=\"font\" type=\"font/woff2\" crossorigin>\n", esc_url( $this->core->url( 'assets/fonts/' . $font ) ) );
		}
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\ScriptTexts;
use MentoriaiPortal\Services;

/**
 * Script, style, fonts and translations of the app.
 */
final readonly class Assets {

	public const HANDLE = 'mentoriai-app';

	private const REACT = array( 'react', 'react-dom', 'react-jsx-runtime' );

	private const FONTS = array( 'figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2' );

	private Chunks $chunks;

	public function __construct( private Services $core ) {
		$this->chunks = new Chunks( $core );
	}

	public function enqueue( ResolvedPath $resolved ): void {
		$file = $this->core->path( 'assets/build/app.asset.php' );
		if ( ! is_file( $file ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $built */
		$built = require $file;
		$texts = array();
		foreach ( array( 'app', ...$this->chunks->texts( $resolved ) ) as $part ) {
			$texts = array( ...$texts, ...ScriptTexts::register( $this->core, $part, $resolved->lang->locale() ) );
		}
		wp_enqueue_script(
			self::HANDLE,
			$this->core->url( 'assets/build/app.min.js' ),
			array( ...$built['dependencies'], ...$texts ),
			$built['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		// React is WordPress's own.
		wp_scripts()->base_url = Services::as_home( (string) wp_scripts()->base_url );
		foreach ( self::REACT as $handle ) {
			// Styles and fonts go first on a slow line. A script of another plugin that cannot wait for it makes it blocking again.
			wp_script_add_data( $handle, 'strategy', 'defer' );
		}
		wp_enqueue_style( self::HANDLE, $this->core->url( 'assets/build/app.min.css' ), array(), $built['version'] );
		foreach ( $this->chunks->files( $resolved ) as $index => $url ) {
			if ( str_ends_with( $url, '.css' ) ) {
				// The app finds it by this very address; its name changes with what is in it.
				wp_enqueue_style( self::HANDLE . '-screen-' . $index, $url, array( self::HANDLE ), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
			}
		}
	}

	/** Styles, then fonts, then the scripts that the screen needs besides the entry: in this order a browser asks for them. */
	public function preload( ResolvedPath $resolved ): void {
		wp_print_styles( array_values( array_filter( wp_styles()->queue, static fn ( string $handle ): bool => str_starts_with( $handle, self::HANDLE ) ) ) );
		foreach ( self::FONTS as $font ) {
			printf( "<link rel=\"preload\" href=\"%s\" as=\"font\" type=\"font/woff2\" crossorigin>\n", esc_url( $this->core->url( 'assets/fonts/' . $font ) ) );
		}
		foreach ( $this->chunks->files( $resolved ) as $url ) {
			if ( str_ends_with( $url, '.js' ) ) {
				printf( "<link rel=\"preload\" href=\"%s\" as=\"script\" fetchpriority=\"low\">\n", esc_url( $url ) );
			}
		}
	}
}

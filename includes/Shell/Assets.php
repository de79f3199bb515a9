<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
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
		$texts = $this->translations( $lang );
		if ( '' !== $texts ) {
			wp_add_inline_script( self::HANDLE, 'wp.i18n.setLocaleData(' . $texts . ',"' . Locale::DOMAIN . '");', 'before' );
		}
	}

	public function preload_fonts(): void {
		foreach ( self::FONTS as $font ) {
			printf( "<link rel=\"preload\" href=\"%s\" as=\"font\" type=\"font/woff2\" crossorigin>\n", esc_url( $this->core->url( 'assets/fonts/' . $font ) ) );
		}
	}

	/** The messages of the language as JSON; English is the source and has none. */
	private function translations( Lang $lang ): string {
		$file = $this->core->path( sprintf( 'languages/%s-%s-%s.json', Locale::DOMAIN, $lang->locale(), self::HANDLE ) );
		$json = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$data = is_array( $json ) ? $json['locale_data'][ Locale::DOMAIN ] ?? $json['locale_data']['messages'] ?? null : null;
		return is_array( $data ) ? (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : '';
	}
}

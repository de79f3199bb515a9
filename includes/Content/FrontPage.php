<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

/**
 * WordPress's front page is the portal's home while the portal runs. What Settings → Reading has stored stays untouched:
 * a page that was the front page has an address of its own meanwhile, and is the front page again without the plugin.
 */
final class FrontPage {

	/** The option as it is stored, and the id in it: WordPress asks for it some fifty times a page. */
	private static mixed $stored = null;

	private static int $id = 0;

	/** Filter `pre_option_show_on_front`. */
	public static function shown( mixed $value ): mixed {
		return false === $value && self::home() > 0 ? 'page' : $value;
	}

	/** Filter `pre_option_page_on_front`. */
	public static function id( mixed $value ): mixed {
		$id = false === $value ? self::home() : 0;
		return $id > 0 ? $id : $value;
	}

	private static function home(): int {
		// As it is stored; from get_option() where it is not among those that WordPress has loaded at once.
		$loaded = wp_cache_get( 'alloptions', 'options' );
		$stored = is_array( $loaded ) && isset( $loaded[ PageMeta::OPTION ] ) ? $loaded[ PageMeta::OPTION ] : get_option( PageMeta::OPTION );
		if ( $stored !== self::$stored ) {
			$pages        = maybe_unserialize( $stored );
			self::$id     = is_array( $pages ) ? (int) ( $pages['Home']['lt'] ?? 0 ) : 0;
			self::$stored = $stored;
		}
		return self::$id;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Spa\PortalUrls;
use WP_Translation_Controller;
use WP_Translations;

/**
 * The language of the running request, and texts in another one. The portal's own Lithuanian does not depend on
 * WordPress's Lithuanian pack: the plugin's files are loaded into the translation controller for both locales.
 */
final class Locale {

	public const DOMAIN = 'mentoriai-portal';

	private ?Lang $current = null;

	/** @var array<string, string> Path of a request's address; WordPress asks for the language a dozen times a page. */
	private static array $paths = array();

	/** @param string $folder Folder of the translation files, with a slash at the end. */
	public function __construct( private readonly string $folder ) {}

	/** The language set by within(), otherwise that of the requested path. */
	public function current(): Lang {
		return $this->current ?? Lang::from_path( self::request_path() );
	}

	/**
	 * Runs something with all of the portal's texts in one language.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function within( Lang $lang, callable $work ): mixed {
		$controller    = WP_Translation_Controller::get_instance();
		// Before loading: WordPress makes the locale of a loaded file the current one.
		$before        = $controller->get_locale();
		$before_lang   = $this->current;
		$this->current = $lang;
		$this->load();
		$controller->set_locale( $lang->locale() );
		try {
			return $work();
		} finally {
			$controller->set_locale( $before );
			$this->current = $before_lang;
		}
	}

	/** What Settings → General says, of the network where a site says nothing; get_locale() is that of the path on pages of the portal, and in WP-CLI. */
	public static function of_site(): string {
		$set = get_option( 'WPLANG' );
		$set = false === $set ? get_site_option( 'WPLANG' ) : $set;
		return is_string( $set ) && '' !== $set ? $set : 'en_US';
	}

	/** Path of the request below the site's home, e.g. `/en/renginiai`. */
	public static function request_path(): string {
		$uri  = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- below.
		$path = self::$paths[ $uri ] ??= (string) wp_parse_url( esc_url_raw( wp_unslash( $uri ) ), PHP_URL_PATH );
		$home = rtrim( (string) wp_parse_url( PortalUrls::home(), PHP_URL_PATH ), '/' );
		return '' !== $home && str_starts_with( $path, $home ) ? substr( $path, strlen( $home ) ) : $path;
	}

	private function load(): void {
		// WordPress forgets them when it switches to a language of which the portal has no file, and does not look again.
		if ( ( $GLOBALS['l10n'][ self::DOMAIN ] ?? null ) instanceof WP_Translations && WP_Translation_Controller::get_instance()->is_textdomain_loaded( self::DOMAIN, Lang::Lt->locale() ) ) {
			return;
		}
		// By this name; WordPress looks for the .l10n.php beside it first.
		load_textdomain( self::DOMAIN, $this->folder . self::DOMAIN . '-lt_LT.mo', Lang::Lt->locale() );
	}
}

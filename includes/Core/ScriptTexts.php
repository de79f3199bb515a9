<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Services;

/**
 * The translations of scripts, from the files that `npm run i18n:make` writes. Files of their own, so that a page stays
 * small and a browser fetches them once.
 */
final class ScriptTexts {

	/**
	 * Makes them known to WordPress; a script that needs them names the handle among its dependencies.
	 *
	 * @param string $part   Whose texts: `app`, `members` for what guests of the app do not need, or `admin` for all
	 *                       scripts of wp-admin.
	 * @param string $locale WordPress locale; English is the source and has no file.
	 * @return list<non-empty-string> The handle, or nothing.
	 */
	public static function register( Services $core, string $part, string $locale ): array {
		$name = self::name( $part, $locale );
		$file = $core->path( $name );
		if ( ! is_file( $file ) ) {
			return array();
		}
		$handle = "mentoriai-$part-texts";
		wp_register_script(
			$handle,
			$core->url( $name ) ?: false,
			array( 'wp-i18n' ),
			(string) filemtime( $file ),
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		return array( $handle );
	}

	/** The address for a script that fetches them when they are needed; null where there are none. */
	public static function url( Services $core, string $part, string $locale ): ?string {
		$name = self::name( $part, $locale );
		$file = $core->path( $name );
		return is_file( $file ) ? $core->url( $name ) . '?ver=' . filemtime( $file ) : null;
	}

	private static function name( string $part, string $locale ): string {
		return sprintf( 'languages/%s-%s-mentoriai-%s.js', Locale::DOMAIN, $locale, $part );
	}
}

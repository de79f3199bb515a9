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
	 * @param string $part   Whose texts: a part of the app's (tools/i18n/parts.cjs), or `admin` for all scripts of wp-admin.
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

	/** @return array<string, string> Addresses for the app, which fetches a part when a chunk needs it; none in English. */
	public static function urls( Services $core, string $locale ): array {
		$urls = array();
		foreach ( glob( $core->path( self::name( '*', $locale ) ) ) ?: array() as $file ) {
			$part = (string) preg_replace( '~^.*-mentoriai-|\.js$~', '', $file );
			$urls[ $part ] = $core->url( self::name( $part, $locale ) ) . '?ver=' . filemtime( $file );
		}
		unset( $urls['app'], $urls['admin'] );
		return $urls;
	}

	private static function name( string $part, string $locale ): string {
		return sprintf( 'languages/%s-%s-mentoriai-%s.js', Locale::DOMAIN, $locale, $part );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Gives a script its translations, from the files that `npm run i18n:make` writes.
 */
final class ScriptTexts {

	/**
	 * @param string $part   Whose texts: `app`, or `admin` for all scripts of wp-admin.
	 * @param string $locale WordPress locale; English is the source and has no file.
	 */
	public static function add( Services $core, string $handle, string $part, string $locale ): void {
		$file = $core->path( sprintf( 'languages/%s-%s-mentoriai-%s.json', Locale::DOMAIN, $locale, $part ) );
		$json = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$data = is_array( $json ) ? $json['locale_data']['messages'] ?? null : null;
		if ( is_array( $data ) ) {
			$texts = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			wp_add_inline_script( $handle, "wp.i18n.setLocaleData($texts,\"" . Locale::DOMAIN . '");', 'before' );
		}
	}
}

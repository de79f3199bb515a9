<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

use MentoriaiPortal\Core\Schema\Text;

/**
 * The name that a sender gives a file. No file is ever stored under it; it is only shown.
 */
final class FileName {

	private const MAX = 160;

	/** Endings that a server or a computer may run, wherever in a name they are. */
	private const ACTIVE = '~\.(ph(p\d?|tml?|ar|ps|t)|inc|cgi|pl|py|rb|sh|bash|aspx?|ashx|jspx?|jar|exe|com|bat|cmd|msi|scr|ps1|vbs?|js|mjs|hta|lnk|s?html?|xhtml|svgz?|xml|xsl|swf)(\.|$)~i';

	/**
	 * Whether the name is what a person calls a document: not hidden, not ending in a dot, nothing that runs.
	 *
	 * @param list<string> $endings The endings it may have; none at all is fine: what it is, is told by its content.
	 */
	public static function is_fit( string $name, array $endings ): bool {
		$base = self::base( $name );
		if ( '' === $base || str_starts_with( $base, '.' ) || str_ends_with( $base, '.' ) || 1 === preg_match( self::ACTIVE, $base ) ) {
			return false;
		}
		$ending = self::ending( $base );
		return '' === $ending || in_array( $ending, $endings, true );
	}

	/** As it is shown: without a path, on one line, nothing that turns the direction of text. */
	public static function shown( string $name, string $ending ): string {
		$base = self::base( $name );
		$stem = '' === self::ending( $base ) ? $base : substr( $base, 0, -1 - strlen( self::ending( $base ) ) );
		return mb_substr( $stem, 0, self::MAX - strlen( $ending ) - 1 ) . '.' . $ending;
	}

	/** In lower case, without the dot; '' for none. A long tail after a dot is part of a sentence. */
	private static function ending( string $base ): string {
		return 1 === preg_match( '~\.([A-Za-z0-9]{1,8})$~D', $base, $found ) ? strtolower( $found[1] ) : '';
	}

	private static function base( string $name ): string {
		$name = mb_check_encoding( $name, 'UTF-8' ) ? $name : mb_scrub( $name, 'UTF-8' );
		$name = (string) preg_replace( '~[\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]~u', '', $name );
		$name = Text::clean( strtr( $name, '\\', '/' ), false );
		return trim( (string) preg_replace( '~^.*/~s', '', $name ) );
	}
}

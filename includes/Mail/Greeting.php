<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * A reader's first name as the first line of an email says it.
 */
final class Greeting {

	/** Lithuanian addresses people in a case of its own: Jonas – Jonai, Rasutė – Rasute. */
	private const VOCATIVE = array(
		'ius' => 'iau',
		'jus' => 'jau',
		'us'  => 'au',
		'jas' => 'jau',
		'as'  => 'ai',
		'is'  => 'i',
		'ys'  => 'y',
		'ė'   => 'e',
	);

	public static function name( string $first_name, Lang $lang ): string {
		$name = Lang::Lt === $lang ? (string) preg_replace_callback( '~[\p{L}\p{M}]+~u', static fn ( array $word ): string => self::vocative( $word[0] ), $first_name ) : $first_name;
		return '' === $name ? '' : MemberText::unlinked( $name );
	}

	/** Names of one syllable and those with foreign letters (Chris, Max, Alex) stay as they are. */
	private static function vocative( string $word ): string {
		if ( 1 === preg_match( '~[qwx]~i', $word ) || preg_match_all( '~[aąeęėiįyouųū]+~iu', $word ) < 2 ) {
			return $word;
		}
		foreach ( self::VOCATIVE as $end => $instead ) {
			if ( str_ends_with( $word, $end ) ) {
				return substr( $word, 0, -strlen( $end ) ) . $instead;
			}
		}
		return $word;
	}
}

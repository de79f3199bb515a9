<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * The first line of an email: with the reader's first name where it is known.
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

	/** Runs inside Locale::within(). */
	public static function of( string $first_name, Lang $lang ): string {
		$name = Lang::Lt === $lang ? (string) preg_replace_callback( '~[\p{L}\p{M}]+~u', static fn ( array $word ): string => self::vocative( $word[0] ), $first_name ) : $first_name;
		/* translators: %s: first name. */
		return '' === $name ? __( 'Hello!', 'mentoriai-portal' ) : sprintf( __( 'Hello %s!', 'mentoriai-portal' ), MemberText::unlinked( $name ) );
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

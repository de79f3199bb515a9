<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Normalizer;
use Transliterator;

/**
 * Text folded to lower-case ASCII, so that both database engines find and sort it alike, without regard to case
 * and diacritics.
 */
final class TextFold {

	/** Stands around the number of a character without an ASCII form; no text holds it otherwise. */
	private const NUMBER = "\x1a";

	private const SIGNS = array(
		'„' => '"',
		'“' => '"',
		'”' => '"',
		'«' => '"',
		'»' => '"',
		'‚' => "'",
		'‘' => "'",
		'’' => "'",
		'–' => '-',
		'—' => '-',
		'‑' => '-',
		'…' => '...',
	);

	/** Letters that Lithuanian sorts after their plain form as letters of their own. */
	private const OWN_LETTERS = array(
		'č' => 'c~',
		'š' => 's~',
		'ž' => 'z~',
	);

	/** Letters that differ from their plain form only where all else is equal. */
	private const MARKED_LETTERS = array(
		'ą' => 'a',
		'ę' => 'e',
		'ė' => 'e',
		'į' => 'i',
		'y' => 'i',
		'ų' => 'u',
		'ū' => 'u',
	);

	/** How an order key marks them, later letters higher. */
	private const MARKS = array(
		'ą' => '1',
		'ę' => '1',
		'ė' => '2',
		'į' => '1',
		'y' => '2',
		'ų' => '1',
		'ū' => '2',
	);

	/**
	 * Lower-case ASCII with its punctuation, white space as single spaces. Characters that have no ASCII form become
	 * their hexadecimal number, so that they can still be found as typed.
	 */
	public static function ascii( string $text ): string {
		$text = trim( (string) preg_replace( '~[\x00-\x20\x7f\p{Z}]+~u', ' ', strtr( self::lower( $text ), self::SIGNS ) ) );
		if ( 1 === preg_match( '~[^\x00-\x7f]~', $text ) ) {
			$latin = Transliterator::create( 'Any-Latin; Latin-ASCII' )?->transliterate( $text );
			$text  = strtolower( is_string( $latin ) ? $latin : $text );
			$text  = (string) preg_replace_callback( '~[^\x00-\x7f]~u', static fn ( array $found ): string => sprintf( self::NUMBER . '%x' . self::NUMBER, mb_ord( $found[0] ) ), $text );
		}
		return $text;
	}

	/**
	 * The words alone, each between single spaces, with one at both ends; '' when there are none. Overlong ones are cut:
	 * the database's word index holds none of more than 84 letters.
	 */
	public static function words( string $text ): string {
		$known = (string) preg_replace( '~' . self::NUMBER . '[0-9a-f]+' . self::NUMBER . '~', ' ', self::ascii( $text ) );
		$words = trim( (string) preg_replace( '~[^a-z0-9]+~', ' ', $known ) );
		return '' === $words ? '' : ' ' . preg_replace( '~([a-z0-9]{80})[a-z0-9]+~', '$1', $words ) . ' ';
	}

	/** The words joined by hyphens, for addresses. */
	public static function slug( string $text ): string {
		$slug = str_replace( ' ', '-', trim( self::words( $text ) ) );
		return trim( substr( $slug, 0, 60 ), '-' );
	}

	/** A key whose byte order is the Lithuanian order of the texts. */
	public static function sort_key( string $text, int $max = 100 ): string {
		$letters = mb_str_split( self::lower( $text ) );
		$primary = '';
		$marks   = '';
		foreach ( $letters as $letter ) {
			$base = self::OWN_LETTERS[ $letter ] ?? self::MARKED_LETTERS[ $letter ] ?? null;
			if ( null === $base ) {
				$base = (string) preg_replace( '~[^a-z0-9]+~', ' ', self::ascii( $letter ) );
				$base = '' === $base ? ' ' : $base;
			}
			$primary .= $base;
			$marks   .= self::MARKS[ $letter ] ?? '0';
		}
		$primary = trim( (string) preg_replace( '~ +~', ' ', $primary ) );
		return substr( substr( $primary, 0, $max - 20 ) . '  ' . rtrim( $marks, '0' ), 0, $max );
	}

	private static function lower( string $text ): string {
		$text       = mb_scrub( $text, 'UTF-8' );
		$normalised = Normalizer::normalize( $text, Normalizer::FORM_C );
		return mb_strtolower( is_string( $normalised ) ? $normalised : $text, 'UTF-8' );
	}
}

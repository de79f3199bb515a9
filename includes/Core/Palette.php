<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The two main colours of the portal (src/styles/tokens.css) and what follows from them. Each is checked on its own, so
 * strictly that any two that are accepted pass WCAG AA together: white text and links need a dark accent, dark text and
 * the focus ring on the accent need a light second colour.
 */
final readonly class Palette {

	public const ACCENT = Tokens::COLORS['accent'];
	public const SUN    = Tokens::COLORS['sun'];

	private const WHITE = Tokens::COLORS['text-inverse'];
	private const INK   = Tokens::COLORS['text'];

	/** Backgrounds of text and links besides white. */
	private const MIST   = Tokens::COLORS['bg-mist'];
	private const SUNKEN = Tokens::COLORS['surface-sunken'];

	private const TEXT_2    = Tokens::COLORS['text-2'];
	private const MUTED     = Tokens::COLORS['text-muted'];
	private const ON_SUN_2  = Tokens::COLORS['on-sun-2'];
	private const INVERSE_2 = Tokens::COLORS['text-inverse-2'];

	private const TEXT = 4.5;
	private const RING = 3.0;

	/** Luminance of the second colour: no accent that carries white text is so light that 3:1 to this were missed. */
	private const LEAST_LIGHT = 0.66;

	public function __construct( private Settings $settings ) {}

	public function accent(): string {
		return self::color( $this->settings->text( 'color_accent' ), self::ACCENT );
	}

	/** @return string Custom properties for `:root`; '' while both colours are the default. */
	public function css(): string {
		$accent = $this->accent();
		$sun    = self::color( $this->settings->text( 'color_sun' ), self::SUN );
		$tokens = array( ...( self::ACCENT === $accent ? array() : self::of_accent( $accent ) ), ...( self::SUN === $sun ? array() : self::of_sun( $sun ) ) );
		$css    = '';
		foreach ( $tokens as $name => $value ) {
			$css .= "--mp-color-$name:$value;";
		}
		return '' === $css ? '' : ":root{{$css}}";
	}

	public static function is_accent( string $color ): bool {
		return self::passes( self::pairs_of_accent( $color ) );
	}

	public static function is_sun( string $color ): bool {
		return self::luminance( $color ) >= self::LEAST_LIGHT && self::passes( self::pairs_of_sun( $color ) );
	}

	/** @return string The nearest darker colour that is allowed. */
	public static function nearest_accent( string $color ): string {
		return self::nearest( $color, '#000000', self::is_accent( ... ) );
	}

	/** @return string The nearest lighter colour that is allowed. */
	public static function nearest_sun( string $color ): string {
		return self::nearest( $color, self::WHITE, self::is_sun( ... ) );
	}

	/**
	 * All pairs in which two accepted colours meet the portal's texts, surfaces and each other.
	 *
	 * @return list<array{string, string, float}> Two colours, and the contrast they need.
	 */
	public static function pairs( string $accent, string $sun ): array {
		return array(
			...self::pairs_of_accent( $accent ),
			...self::pairs_of_sun( $sun ),
			// The focus ring and marks on cobalt and ink.
			array( $sun, $accent, self::RING ),
			array( $sun, self::INK, self::RING ),
		);
	}

	/** @return float WCAG's contrast ratio, 1 to 21. */
	public static function contrast( string $one, string $other ): float {
		$light = array( self::luminance( $one ) + 0.05, self::luminance( $other ) + 0.05 );
		return max( $light ) / min( $light );
	}

	/** @return array<string, string> Name of the custom property, without its beginning, to colour. */
	private static function of_accent( string $accent ): array {
		$tint  = self::mix( $accent, self::WHITE, 0.11 );
		$hover = self::mix( $accent, self::WHITE, 0.17 );
		$deep  = self::mix( $accent, '#000000', 0.75 );
		return array(
			'accent'             => $accent,
			'accent-fill'        => $accent,
			'accent-fill-hover'  => self::mix( $accent, '#000000', 0.84 ),
			'accent-fill-active' => self::mix( $accent, '#000000', 0.67 ),
			'band'               => $accent,
			'accent-tint'        => $tint,
			'accent-tint-hover'  => $hover,
			'on-accent-tint'     => $deep,
			'info'               => $deep,
			'info-tint'          => $tint,
			'focus'              => $accent,
			'art-sky'            => self::mix( $accent, self::WHITE, 0.34 ),
			'text-inverse-2'     => self::nearest( self::INVERSE_2, self::WHITE, static fn ( string $color ): bool => self::contrast( $color, $accent ) >= self::TEXT ),
		);
	}

	/** @return array<string, string> As of_accent(). */
	private static function of_sun( string $sun ): array {
		return array(
			'sun'           => $sun,
			'sun-hover'     => self::mix( $sun, '#000000', 0.94 ),
			'sun-active'    => self::mix( $sun, '#000000', 0.87 ),
			'focus-inverse' => $sun,
		);
	}

	/** @return list<array{string, string, float}> */
	private static function pairs_of_accent( string $accent ): array {
		$made  = self::of_accent( $accent );
		$pairs = array();
		foreach ( array( self::WHITE, self::MIST, self::SUNKEN, $made['accent-tint'], $made['accent-tint-hover'] ) as $surface ) {
			$pairs[] = array( $accent, $surface, self::TEXT );
		}
		foreach ( array( 'accent-fill', 'accent-fill-hover', 'accent-fill-active' ) as $fill ) {
			$pairs[] = array( self::WHITE, $made[ $fill ], self::TEXT );
		}
		foreach ( array( self::INK, self::TEXT_2, self::MUTED, $made['on-accent-tint'] ) as $text ) {
			$pairs[] = array( $text, $made['accent-tint'], self::TEXT );
		}
		$pairs[] = array( $made['on-accent-tint'], $made['accent-tint-hover'], self::TEXT );
		$pairs[] = array( $made['text-inverse-2'], $accent, self::TEXT );
		$pairs[] = array( $made['text-inverse-2'], self::INK, self::TEXT );
		return $pairs;
	}

	/** @return list<array{string, string, float}> */
	private static function pairs_of_sun( string $sun ): array {
		$made = self::of_sun( $sun );
		return array(
			array( self::INK, $sun, self::TEXT ),
			array( self::INK, $made['sun-hover'], self::TEXT ),
			array( self::INK, $made['sun-active'], self::TEXT ),
			array( self::ON_SUN_2, $sun, self::TEXT ),
		);
	}

	/** @param list<array{string, string, float}> $pairs */
	private static function passes( array $pairs ): bool {
		foreach ( $pairs as [ $one, $other, $least ] ) {
			if ( self::contrast( $one, $other ) < $least ) {
				return false;
			}
		}
		return true;
	}

	/** @param callable( string ): bool $is_allowed True at the latest for the end. */
	private static function nearest( string $color, string $end, callable $is_allowed ): string {
		for ( $share = 1.0; $share > 0; $share -= 0.01 ) {
			$tried = self::mix( $color, $end, $share );
			if ( $is_allowed( $tried ) ) {
				return $tried;
			}
		}
		return $end;
	}

	/** @param float $share Of the first colour, 0 to 1. */
	private static function mix( string $color, string $with, float $share ): string {
		$mixed = array_map( static fn ( int $one, int $other ): int => (int) round( $one * $share + $other * ( 1 - $share ) ), self::channels( $color ), self::channels( $with ) );
		return vsprintf( '#%02x%02x%02x', $mixed );
	}

	private static function luminance( string $color ): float {
		[ $red, $green, $blue ] = array_map(
			static fn ( int $channel ): float => $channel <= 10 ? $channel / 255 / 12.92 : ( ( $channel / 255 + 0.055 ) / 1.055 ) ** 2.4,
			self::channels( $color )
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** @return array{int, int, int} */
	private static function channels( string $color ): array {
		return array( (int) hexdec( substr( $color, 1, 2 ) ), (int) hexdec( substr( $color, 3, 2 ) ), (int) hexdec( substr( $color, 5, 2 ) ) );
	}

	private static function color( string $color, string $otherwise ): string {
		return 1 === preg_match( '~^#[0-9a-f]{6}$~D', $color ) ? $color : $otherwise;
	}
}

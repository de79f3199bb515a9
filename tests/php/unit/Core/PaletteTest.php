<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\Palette;
use PHPUnit\Framework\TestCase;

/**
 * Whatever two colours an agency may choose, people can read every page.
 */
final class PaletteTest extends TestCase {

	public function test_any_two_accepted_colours_pass_together(): void {
		mt_srand( 20261123 );
		$accents = array( Palette::ACCENT );
		$suns    = array( Palette::SUN );
		for ( $turn = 0; $turn < 150; $turn++ ) {
			$color = sprintf( '#%06x', mt_rand( 0, 0xffffff ) );
			self::assertTrue( Palette::is_accent( Palette::nearest_accent( $color ) ), $color );
			self::assertTrue( Palette::is_sun( Palette::nearest_sun( $color ) ), $color );
			Palette::is_accent( $color ) && $accents[] = $color;
			Palette::is_sun( $color ) && $suns[] = $color;
		}
		// The hardest of each: the lightest accents, the darkest suns.
		$accents = array( ...array_slice( $accents, 0, 40 ), ...array_map( Palette::nearest_accent( ... ), array( '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#ffffff' ) ) );
		$suns    = array( ...array_slice( $suns, 0, 40 ), ...array_map( Palette::nearest_sun( ... ), array( '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#000000' ) ) );
		$checked = 0;
		foreach ( $accents as $accent ) {
			foreach ( $suns as $sun ) {
				foreach ( Palette::pairs( $accent, $sun ) as [ $one, $other, $least ] ) {
					if ( Palette::contrast( $one, $other ) < $least ) {
						self::fail( "$accent with $sun: $one on $other" );
					}
					++$checked;
				}
			}
		}
		self::assertGreaterThan( 5000, $checked );
	}

	public function test_colours_that_cannot_be_read_are_refused(): void {
		self::assertFalse( Palette::is_accent( '#ffd23f' ) );
		self::assertFalse( Palette::is_accent( '#ff0000' ), 'White on it is 4.0:1.' );
		self::assertFalse( Palette::is_sun( '#1f43d6' ) );
		self::assertFalse( Palette::is_sun( '#f2b600' ), 'Too dark beside the lightest accent.' );
		self::assertEqualsWithDelta( 21.0, Palette::contrast( '#000000', '#ffffff' ), 0.001 );
		self::assertEqualsWithDelta( 4.48, Palette::contrast( '#777777', '#ffffff' ), 0.01 );
	}

	/** What the page prints overrides tokens that exist; a token renamed there would be missed silently. */
	public function test_the_defaults_are_those_of_the_stylesheet(): void {
		$tokens = (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/styles/tokens.css' );
		self::assertStringContainsString( '--mp-color-accent: ' . Palette::ACCENT, $tokens );
		self::assertStringContainsString( '--mp-color-sun: ' . Palette::SUN, $tokens );
		preg_match_all( "~'([a-z0-9-]+)'\\s+=> ~", (string) file_get_contents( dirname( __DIR__, 4 ) . '/includes/Core/Palette.php' ), $found );
		self::assertGreaterThan( 15, count( $found[1] ) );
		foreach ( $found[1] as $name ) {
			self::assertStringContainsString( "--mp-color-$name:", $tokens );
		}
	}
}

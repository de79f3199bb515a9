<?php
/**
 * The app's style sheets.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Shell;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

final class StyleSheetsTest extends TestCase {

	/** Two parts with one class would wear each other's clothes: windows had the page footer's ground once. */
	public function test_a_class_has_its_own_rule_in_one_style_sheet_only(): void {
		$sheets = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 4 ) . '/src' ) ) as $file ) {
			// Those of wp-admin are never on the portal's page.
			if ( 'css' !== $file->getExtension() || str_contains( $file->getPathname(), '/src/admin/' ) ) {
				continue;
			}
			preg_match_all( '/^\.(mp-[\w-]+) \{/m', (string) file_get_contents( $file->getPathname() ), $found );
			foreach ( array_unique( $found[1] ) as $name ) {
				$sheets[ $name ][] = $file->getFilename();
			}
		}
		self::assertGreaterThan( 100, count( $sheets ) );
		self::assertSame( array(), array_filter( $sheets, static fn ( array $files ): bool => count( $files ) > 1 ) );
	}
}

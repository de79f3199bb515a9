<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\Version;
use PHPUnit\Framework\TestCase;

final class VersionTest extends TestCase {

	public function test_it_is_that_of_the_main_file_and_of_the_readme(): void {
		$root = dirname( __DIR__, 4 );

		self::assertMatchesRegularExpression( '~^ \* Version: +' . preg_quote( Version::NUMBER, '~' ) . '$~m', (string) file_get_contents( $root . '/mentoriai-portal.php' ) );
		self::assertStringContainsString( "\nStable tag: " . Version::NUMBER . "\n", (string) file_get_contents( $root . '/readme.txt' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Guards;

use FilesystemIterator;
use MentoriaiPortal\Plugin;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * What must stand in one place of the code only, because one place can be looked after.
 */
final class SourceTest extends TestCase {

	public function test_html_becomes_elements_in_one_component_only(): void {
		self::assertSame( array( 'components/rich-text.tsx' ), self::files_with( 'src', '~dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\b~', '~(?<!\.test)\.tsx?$~' ) );
	}

	/** Plugins of translations filter home_url(); what asks whether anyone does, asks on purpose. */
	public function test_addresses_of_the_site_are_made_in_one_place_only(): void {
		self::assertSame( array( 'Core/Spa/PortalUrls.php', 'Early/ConflictProbe.php', 'Early/EarlySwitch.php' ), self::files_with( 'includes', '~(?<![\w>:])(get_)?(home|rest)_url\(|\bget_rest_url\(~', '~\.php$~' ) );
	}

	/** Migrations stand above the modules; Results and Programme read others' for staff (ARCHITECTURE.md). */
	public function test_tables_are_used_by_their_own_module_only(): void {
		$foreign = array();
		foreach ( ( new Plugin( '' ) )->modules() as $module ) {
			$folder = explode( '\\', $module )[1];
			$names  = implode( '|', array_map( static fn ( string $table ): string => $table::name(), $module::tables() ) );
			$found  = '' === $names ? array() : self::files_with( 'includes', '~[\'" ]\{(' . $names . ')\}~', "~^(?!$folder/|Migrations/|Results/StatisticsRepository\.php$|Programme/(?:Person|Fact)Repository\.php$).*\.php$~" );
			array_push( $foreign, ...$found );
		}
		self::assertSame( array(), $foreign );
	}

	/** @return list<string> */
	private static function files_with( string $folder, string $pattern, string $names ): array {
		$root  = dirname( __DIR__, 4 ) . '/' . $folder;
		$found = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = substr( (string) $file, strlen( $root ) + 1 );
			if ( 1 === preg_match( $names, $path ) && 1 === preg_match( $pattern, (string) file_get_contents( (string) $file ) ) ) {
				$found[] = $path;
			}
		}
		sort( $found );
		return $found;
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Early;

use PHPUnit\Framework\TestCase;

/**
 * The list of files that the early path requires in one go.
 */
final class FilesTest extends TestCase {

	/** In a process of its own, without the loader of classes. */
	public function test_each_builds_on_what_stands_before_it(): void {
		$includes = dirname( __DIR__, 4 ) . '/includes/';
		$code     = sprintf( 'foreach ( require %s as $file ) { require %s . $file; }', var_export( $includes . 'Early/files.php', true ), var_export( $includes, true ) );
		exec( escapeshellarg( PHP_BINARY ) . ' -d error_reporting=-1 -d display_errors=stderr -r ' . escapeshellarg( $code ) . ' 2>&1', $said, $status );

		self::assertSame( array( array(), 0 ), array( $said, $status ) );
	}
}

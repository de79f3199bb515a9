<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

/**
 * The app in Chromium while servers fall: browser/*.spec.ts by Playwright, as one test of this suite.
 */
final class BrowserTest extends FaultTestCase {

	public function test_the_app_lives_through_the_fall_of_the_database(): void {
		$root    = dirname( __DIR__, 2 );
		$command = [ 'npx', '--no-install', 'playwright', 'test', '--config', 'tests/faults/playwright.config.ts', '--reporter=list' ];
		$process = proc_open( $command, [ [ 'file', '/dev/null', 'r' ], [ 'pipe', 'w' ], [ 'redirect', 1 ] ], $pipes, $root );
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
	}
}

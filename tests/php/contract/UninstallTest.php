<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract;

use PHPUnit\Framework\TestCase;

/**
 * Deactivating keeps everything; deleting the plugin keeps everything too, unless the setting asks for nothing to be
 * left: then every row, file, role and rule is as it was before the portal came. On a site of its own.
 */
final class UninstallTest extends TestCase {

	public function test_nothing_is_lost_by_mistake_and_nothing_is_left_on_request(): void {
		$dir = sys_get_temp_dir() . '/mentoriai-uninstall-' . bin2hex( random_bytes( 4 ) );
		exec( sprintf( 'bash %s %s %s 2>/dev/null', escapeshellarg( dirname( __DIR__, 2 ) . '/package/uninstall.sh' ), escapeshellarg( $dir ), escapeshellarg( (string) getenv( 'MENTORIAI_OTHER_DB' ) ) ), $said, $code );
		exec( 'rm -rf ' . escapeshellarg( $dir ) );

		self::assertSame( array( 'Deactivation keeps all:', 'Deletion without consent keeps all:', 'Deletion with consent leaves nothing:' ), $said );
		self::assertSame( 0, $code );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;

/**
 * Deleting the plugin where nobody agreed to erase anything.
 */
final class UninstallTest extends IntegrationTestCase {

	public function test_without_consent_nothing_is_erased(): void {
		$erased = array();
		// Nothing gets through, so that a failure does not take the test's own site along.
		add_filter(
			'query',
			static function ( string $sql ) use ( &$erased ): string {
				if ( 1 === preg_match( '~^\s*(DELETE|DROP|TRUNCATE)\b~i', $sql ) ) {
					$erased[] = $sql;
					throw new RuntimeException( 'Something is erased.' );
				}
				return $sql;
			}
		);
		try {
			( new Plugin( dirname( __DIR__, 4 ) . '/mentoriai-portal.php' ) )->uninstall();
		} catch ( RuntimeException ) {
			self::assertNotSame( array(), $erased, 'Something else is wrong.' );
		}
		remove_all_filters( 'query' );
		self::assertSame( array(), $erased );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use FilesystemIterator;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\Uploads\UploadLimitHealth;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Early\EarlyHealth;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;

final class SiteHealthTest extends IntegrationTestCase {

	public function test_every_check_there_is_stands_in_site_health(): void {
		$root  = dirname( __DIR__, 4 ) . '/includes';
		$there = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$class = 'MentoriaiPortal' . strtr( substr( (string) $file, strlen( $root ), -4 ), '/', '\\' );
			// The early path is asked where it is switched on.
			if ( str_ends_with( (string) $file, 'Health.php' ) && EarlyHealth::class !== $class && is_subclass_of( $class, HealthCheck::class ) ) {
				$there[] = ( new ReflectionClass( $class ) )->newInstanceWithoutConstructor()->key();
			}
		}
		$asked = array_keys( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'] );
		self::assertNotSame( array(), $there );
		self::assertSame( array(), array_diff( $there, $asked ), 'A check is missing in the health() of its module.' );
	}

	public function test_results_without_details_are_in_what_administrators_copy(): void {
		update_option( 'mentoriai_failing_jobs', array( 'secret-detail' => 1_700_000_000 ) );
		$section = apply_filters( 'debug_information', array( 'wp-core' => array() ) )['mentoriai-portal'];
		$tests   = apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'];

		self::assertSame( Version::NUMBER, $section['fields']['version']['value'] );
		self::assertSame( array(), array_diff( preg_grep( '~^mentoriai_~', array_keys( $tests ) ), array_keys( $section['fields'] ) ) );
		foreach ( $section['fields'] as $field ) {
			self::assertNotSame( '', $field['value'], $field['label'] );
			self::assertStringNotContainsString( 'secret-detail', $field['value'] );
		}
	}

	public function test_a_limit_of_uploads_below_what_members_may_send_is_named(): void {
		$status = static fn ( string $file, string $post ): string => ( new UploadLimitHealth( 5 * 1024 * 1024, $file, $post ) )->run()->status;
		self::assertSame( 'recommended', $status( '2M', '8M' ) );
		self::assertSame( 'recommended', $status( '8M', '5M' ) );
		self::assertSame( 'good', $status( '5M', '8M' ) );
		self::assertSame( 'good', $status( '1G', '0' ) );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A PHP that lacks an extension, in processes of their own.
 */
#[Group( 'any-database' )]
final class CompatibilityTest extends IntegrationTestCase {

	private const HOME = '$_SERVER["REQUEST_URI"] = "/"; wp(); require ABSPATH . WPINC . "/template-loader.php";';

	private const NOTICES = 'wp_set_current_user( 1 ); do_action( "admin_notices" );';

	private const ACTIVATION = 'do_action( "activate_mentoriai-portal/mentoriai-portal.php", false );';

	private const EARLY = '$_SERVER["REQUEST_URI"] = "/wp-json/data/v1/user"; add_filter( "pre_get_ready_cron_jobs", static fn () => array() ); ( require WP_PLUGIN_DIR . "/mentoriai-portal/includes/Early/start.php" )( "' . Version::NUMBER . '" ); echo "left to WordPress";';

	/** @return array{int, string} Exit code and what it says. */
	private static function run_without( string $extension, string $code ): array {
		$files = array_map( 'trim', explode( ',', (string) php_ini_scanned_files() ) );
		$kept  = array_filter( $files, static fn ( string $file ): bool => 1 !== preg_match( "~(^|-)$extension\\.ini$~", basename( $file ) ) );
		$all   = sprintf(
			'define( "WP_USE_THEMES", true ); define( "DISABLE_WP_CRON", true ); $mentoriai_site_dir = %s; $mentoriai_site_url = %s; require %s; %s',
			var_export( realpath( (string) getenv( 'MENTORIAI_TEST_SITE' ) ), true ),
			var_export( get_option( 'home' ), true ),
			var_export( dirname( __DIR__, 4 ) . '/tools/site/boot.php', true ),
			$code
		);
		if ( extension_loaded( $extension ) && count( $kept ) === count( $files ) ) {
			self::markTestSkipped( "This PHP cannot be run without $extension." );
		}
		$folder = sys_get_temp_dir() . '/' . uniqid( 'ini', true );
		mkdir( $folder );
		file_put_contents( "$folder/kept.ini", implode( "\n", array_map( 'file_get_contents', $kept ) ) );
		exec( 'PHP_INI_SCAN_DIR=' . escapeshellarg( $folder ) . ' ' . escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $all ) . ' 2>&1', $said, $exit );
		unlink( "$folder/kept.ini" );
		rmdir( $folder );
		return array( $exit, implode( "\n", $said ) );
	}

	public function test_without_an_extension_the_portal_is_off_and_staff_read_which(): void {
		[ $exit, $page ] = self::run_without( 'intl', self::HOME );
		self::assertSame( 0, $exit, $page );
		self::assertStringContainsString( '</html>', $page );
		self::assertStringNotContainsString( 'mentoriai-boot', $page );
		self::assertSame( 'left to WordPress', self::run_without( 'intl', self::EARLY )[1] );
		self::assertMatchesRegularExpression( '~notice-error.*: intl\.~s', self::run_without( 'intl', self::NOTICES )[1] );
		self::assertStringNotContainsString( 'notice-error', self::run_without( 'nothing', self::NOTICES )[1] );
		self::assertStringContainsString( 'mentoriai-boot', self::run_without( 'nothing', self::HOME )[1] );
	}

	public function test_it_cannot_be_activated_without_one(): void {
		[ , $said ] = self::run_without( 'gd', self::ACTIVATION );
		self::assertMatchesRegularExpression( '~wp-die-message.*: gd\.~', $said );
	}
}

<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Early;

use MentoriaiPortal\Core\Version;

/**
 * What the loader starts, in a process of its own that has WordPress: an answer ends it.
 */
final class EarlyStartTest extends EarlyTestCase {

	/** What the process says where it was not ended. */
	private const LEFT = 'left to WordPress';

	protected function setUp(): void {
		parent::setUp();
		$this->watch();
	}

	public function test_it_answers_and_ends(): void {
		self::assertStringContainsString( '"code":"not_logged_in"', $this->started() );
	}

	public function test_a_loader_of_another_version_starts_nothing(): void {
		self::assertSame( self::LEFT, $this->started( '', '0.0.9' ) );
	}

	public function test_a_constant_switches_it_off_and_is_told(): void {
		self::assertSame( self::LEFT, $this->started( 'define( "MENTORIAI_NO_EARLY", true );' ) );
		self::assertSame( '["MENTORIAI_NO_EARLY"]', $this->started( 'define( "MENTORIAI_NO_EARLY", true ); exit( json_encode( ( new MentoriaiPortal\Early\EarlyPathConflicts( new MentoriaiPortal\Core\Settings() ) )->found() ) );' ) );
	}

	public function test_no_other_script_of_wordpress_starts_it(): void {
		self::assertSame( self::LEFT, $this->started( '', Version::NUMBER, 'false' ) );
	}

	public function test_nothing_is_answered_while_wordpress_is_installed_or_updated(): void {
		self::assertSame( self::LEFT, $this->started( 'wp_installing( true );' ) );
	}

	/** Polls may be the only visits of a site, and it is visits that start WordPress's cron. */
	public function test_a_waiting_cron_is_started_by_wordpress(): void {
		$waiting = 'add_filter( "pre_get_ready_cron_jobs", static fn () => array( 1 => array() ) );';
		self::assertSame( self::LEFT, $this->started( $waiting . 'add_filter( "pre_transient_doing_cron", static fn () => "1" );' ) );
		self::assertNotSame( self::LEFT, $this->started( $waiting . 'add_filter( "pre_transient_doing_cron", static fn () => (string) time() );' ), 'One runs already.' );
	}

	/** @param string $before PHP that runs in it once WordPress is there. */
	private function started( string $before = '', string $version = Version::NUMBER, string $themes = 'true' ): string {
		$code = strtr(
			'define( "DISABLE_WP_CRON", false );
			define( "WP_USE_THEMES", {themes} );
			$mentoriai_site_dir = {site};
			$mentoriai_site_url = {url};
			require {boot};
			$_SERVER["REQUEST_URI"] = "/wp-json/data/v1/user";
			$start = require {start};
			add_filter( "pre_get_ready_cron_jobs", static fn () => array() );
			{before}
			$start( {version} );
			echo {left};',
			array(
				'{themes}'  => $themes,
				'{site}'    => var_export( realpath( (string) getenv( 'MENTORIAI_TEST_SITE' ) ), true ),
				'{url}'     => var_export( get_option( 'home' ), true ),
				'{boot}'    => var_export( dirname( __DIR__, 4 ) . '/tools/site/boot.php', true ),
				'{start}'   => var_export( dirname( __DIR__, 4 ) . '/includes/Early/start.php', true ),
				'{before}'  => $before,
				'{version}' => var_export( $version, true ),
				'{left}'    => var_export( self::LEFT, true ),
			)
		);
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) . ' 2>&1', $said );
		return implode( "\n", $said );
	}
}
